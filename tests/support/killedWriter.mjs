/** Writes two rows per transaction into the embedded database of a folder, and prints the kept ones, until killed. */
import { PGlite } from '@electric-sql/pglite'

const db = await PGlite.create({ dataDir: process.argv[2] })
await db.exec('create table if not exists written (id int primary key, text text)')
await db.exec('create table if not exists followed (id int primary key references written)')
const { rows } = await db.query('select coalesce(max(id), 0) as last from written')
for (let id = rows[0].last + 1; ; id += 1) {
  await db.transaction(async transaction => {
    await transaction.query('insert into written values ($1, $2)', [id, 'x'.repeat(700)])
    await transaction.query('insert into followed values ($1)', [id])
  })
  process.stdout.write(`${id}\n`)
  if (id % 20 === 0) await db.query('checkpoint')
}
