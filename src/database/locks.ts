/**
 * Every PostgreSQL advisory lock of the product. Two purposes must never share a number: one would wait for the other.
 * A number stays with its purpose, because processes of two versions may share a database during an upgrade.
 */
export const locks = {
  /** Held shared by each process that uses the embedded server; who stops the server needs it alone. */
  embeddedServer: 7_305_217_001n,
  /** Processes that start at the same time give the embedded server its passwords once. */
  embeddedSecurity: 7_305_217_004n,
  /** One import at a time compares its rows with those of the directory. */
  businessImport: 7_305_217_002n,
  /** Processes that start at the same time create one administrator. */
  firstAdministrator: 7_305_217_003n,
  /** One chat request at a time reserves its cost. */
  chatBudget: 7_305_217_014n,
  /** Kysely's migrator takes this number; version 2.9.0 migrates with it. */
  migrations: 3_853_314_791_062_309_107n,
  /** Test files clone the template database one after the other. */
  testTemplate: 1n,
} as const
