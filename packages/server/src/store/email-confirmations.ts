import type { Migration } from './migrations.js'

/** Mail goes only to addresses that their owners have confirmed. */
export const emailConfirmations: Migration = async (schema) => {
  await schema
    .alterTable('accounts')
    .addColumn('email_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('confirmations')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('confirmations_account').on('confirmations').column('account').execute()
}
