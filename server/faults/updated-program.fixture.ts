// Loaded into a server under test: it has newer rules of P.I., and keeps the current ones for matches in progress.

import { updateRules } from '../../tables/updated-rules.fixture.ts';

updateRules({ keeps: true });
