/**
 * Every PostgreSQL advisory lock of the product. Each purpose has its own number, otherwise one would wait for another.
 * Numbers never change, because processes of two versions may share a database during an upgrade.
 */
export const locks = {
  /**
   * Each process that uses the embedded server holds it shared. A process that stops the server needs it exclusively.
   * It is taken in the database `postgres`, so that the database `network` can be dropped or used as a template.
   */
  embeddedServer: 7_305_217_001n,
  /** Only one of several starting processes sets the passwords of the embedded server. */
  embeddedSecurity: 7_305_217_004n,
  /** Only one import at a time compares its rows with the directory. */
  businessImport: 7_305_217_002n,
  /** Only one administrator at a time merges names of cities and industries. */
  nameMerges: 7_305_217_074n,
  /** Only one of several starting processes creates the first administrator. */
  firstAdministrator: 7_305_217_003n,
  /** Only one process at a time compares businesses, so that no process waits for rows that another one has locked. */
  businessComparison: 7_305_217_067n,
  /** Only one chat request at a time reserves its cost. */
  chatBudget: 7_305_217_014n,
  /**
   * Only one task at a time records items that wait for decisions, so that they are recorded in the order of their
   * times.
   */
  waitingItems: 7_305_217_033n,
  /** Only one process at a time indexes changed questions, so that an older document never replaces a newer one. */
  questionIndex: 7_305_217_043n,
  /** Only one process at a time publishes the committed changes to the other processes. */
  changes: 7_305_217_041n,
  /** Only one process migrates at a time. This is the number of Kysely's migrator, which version 2.9.0 used. */
  migrations: 3_853_314_791_062_309_107n,
  /** Test files clone the template database one after the other. */
  testTemplate: 1n,
} as const
