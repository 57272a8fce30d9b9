import { describe } from 'vitest';
import { newFolder } from './sqlite.fixture.ts';
import { storeContract } from '../../tables/store.contract.ts';

describe('SQLite is a store', () => {
  storeContract(newFolder);
});
