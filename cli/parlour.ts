#!/usr/bin/env node
import { main } from './main.ts';

// whoever reads us may stop reading: that is no error of anybody
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
