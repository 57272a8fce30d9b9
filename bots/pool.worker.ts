import { ALL_VERSIONS } from '#shelf';
import { hostBots } from './pool.host.ts';

hostBots(ALL_VERSIONS);
