import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swc } from '../../jest.config.js';

// With `node --import`, Node runs the TypeScript source without a build.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.ts')) return nextLoad(url, context);
    const { code } = transformSync(
      readFileSync(fileURLToPath(url), 'utf8'),
      swc,
    );
    return { format: 'module', source: code, shortCircuit: true };
  },
});
