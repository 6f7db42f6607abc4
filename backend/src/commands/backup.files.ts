/** PostgreSQL's data files, in a backup. */
export const ARCHIVE = 'postgres.tar.gz';
/** What belongs to a backup besides the database. */
export const FILES = ['files', 'mail', 'session-secret', 'postgres-password'];
