import { type Config, readConfig } from '../../server/config.ts';
import { serve as serveHouse } from '../../server/serve.ts';

/** The default configuration without limits, since a thousand tables come from one address. */
export const UNLIMITED = {
  PARLOUR_PORT: '0',
  PARLOUR_HOST: '127.0.0.1',
  PARLOUR_LOG: 'warn',
  PARLOUR_TABLES_PER_GUEST: '10000',
  PARLOUR_SOCKETS_PER_GUEST: 'off',
  PARLOUR_SOCKETS_PER_ADDRESS: 'off',
  PARLOUR_CONNECTIONS_PER_ADDRESS: 'off',
  PARLOUR_CONNECTIONS: 'off',
  PARLOUR_RATE_REQUESTS: 'off',
  PARLOUR_RATE_GUESTS: 'off',
  PARLOUR_RATE_CODES: 'off',
  PARLOUR_RATE_SOCKETS: 'off',
  PARLOUR_RATE_TABLES: 'off',
  PARLOUR_RATE_MESSAGES: 'off',
};

/** The load abandons whole tables; that they are deserted is noticed only after the measurement. */
const AWAY_AFTER = 3_600_000;

/** Our own server with its database in this file. */
export async function serve(file: string): Promise<number> {
  process.on('SIGTERM', () => process.exit());
  const { port } = await serveHouse(configFor(file), { awayAfter: AWAY_AFTER });
  return port;
}

/** The configuration of a server without limits, with its database in this file or at this URL. */
export function configFor(place: string): Config {
  const where = place.startsWith('postgres:') ? { PARLOUR_STORE: place } : { PARLOUR_DATA: place };
  const read = readConfig({ ...UNLIMITED, ...where });
  if ('problem' in read) throw new Error(read.problem);
  return read.config;
}
