import { rmSync } from 'node:fs';

// Chunks carry a hash in their names: without this, those of earlier builds would be packed too.
rmSync('dist', { recursive: true, force: true });
