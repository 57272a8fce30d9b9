import { SHELF } from '#shelf';
import { host } from './pool.host.ts';

host(SHELF);
