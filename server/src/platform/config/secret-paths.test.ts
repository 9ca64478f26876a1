import { expect, it } from 'vitest';
import { secretPaths } from './secret-paths.ts';

const dataDir = '/srv/akada';
const always = ['/srv/akada/postgres', '/srv/akada/auth-secret'];

it.each([
  ['the embedded database', { host: '/tmp/akada-pg-1' }, ['/tmp/akada-pg-1']],
  [
    'a socket in DATABASE_URL',
    { connectionString: 'postgres://akada@localhost/akada?host=%2Frun%2Fpostgresql' },
    ['/run/postgresql'],
  ],
  ['another machine', { connectionString: 'postgres://akada:secret@database.example/akada' }, []],
])('the paths to the data of %s are named', (_name, connection, socketFolders) => {
  expect(secretPaths({ dataDir }, connection)).toEqual([...always, ...socketFolders]);
});
