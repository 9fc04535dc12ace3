#!/usr/bin/env node
import { ready } from '../../../scripts/ready.mjs'

ready()
await import('../dist/main.js')
