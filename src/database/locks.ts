/**
 * Every PostgreSQL advisory lock of the product. Two purposes must never share a number: one would wait for the other.
 * A number stays with its purpose, because processes of two versions may share a database during an upgrade.
 */
export const locks = {
  /** Each process that uses the embedded server holds it shared. A process that stops the server needs it exclusively. */
  embeddedServer: 7_305_217_001n,
  /** Only one of several starting processes sets the passwords of the embedded server. */
  embeddedSecurity: 7_305_217_004n,
  /** Only one import at a time compares its rows with the directory. */
  businessImport: 7_305_217_002n,
  /** Only one of several starting processes creates the first administrator. */
  firstAdministrator: 7_305_217_003n,
  /** Only one chat request at a time reserves its cost. */
  chatBudget: 7_305_217_014n,
  /** Kysely's migrator takes this number; version 2.9.0 migrates with it. */
  migrations: 3_853_314_791_062_309_107n,
  /** Test files clone the template database one after the other. */
  testTemplate: 1n,
} as const
