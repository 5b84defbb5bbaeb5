import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { policyOf } from './policy.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/** Serves the built site on loopback. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const policy = policyOf(folder);
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    const found = file ?? join(folder, '404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(found));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** The file for an address, or `undefined`. Nothing outside the folder is served. */
function fileOf(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = normalize(decodeURI(new URL(url, 'http://site').pathname));
  } catch {
    return undefined;
  }
  for (const file of [join(folder, path), join(folder, path, 'index.html')]) {
    if (file.startsWith(folder) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false))
      return file;
  }
  return undefined;
}
