import { sql } from 'kysely'
import type { Migration } from './migrations.js'

/** Forgotten passwords, suspended accounts, roles, and invitations for servers that are not open to everybody. */
export const accountRecovery: Migration = async (schema) => {
  await schema
    .alterTable('accounts')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('player'))
    .execute()
  await schema.alterTable('accounts').addColumn('suspended_until', 'bigint').execute()
  await schema
    .createIndex('accounts_email')
    .on('accounts')
    .expression(sql`lower(email)`)
    .execute()
  await schema
    .createTable('recoveries')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('recoveries_account').on('recoveries').column('account').execute()
  await schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
}
