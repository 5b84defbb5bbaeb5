import { rmSync } from 'node:fs';

// Chunks have a hash in their names. Without this, those of earlier builds would be packed too.
rmSync('dist', { recursive: true, force: true });
