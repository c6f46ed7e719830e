import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts, ended, freePort, makeFolder, ordinaryAccount, startChild, waitUntil } from './server.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPgbouncer = (): boolean => existsSync(program);

/** PgBouncer in transaction mode in front of PostgreSQL: each transaction may use another one of a few connections. */
export interface Pgbouncer {
  /** The URL of a database through PgBouncer. */
  before(address: string): string;
  stop(): Promise<void>;
}

export async function startPgbouncer(postgresPort: number, connections = 4): Promise<Pgbouncer> {
  const port = await freePort();
  const account = ordinaryAccount();
  const file = join(makeFolder('pgbouncer', account), 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgresPort} user=test`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 500',
    // Delay before a lost server is tried again; the default is 15 seconds.
    'server_login_retry = 1',
    // Set for the role instead: in transaction mode, session settings of a connection would affect other clients' transactions.
    'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = startChild(program, ['--quiet', file], account);
  await waitUntil('PgBouncer', () => accepts(port));
  return {
    before(address) {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
