/** Programs that cannot be run here, by what their files say of themselves. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Target } from '../nodes.js';

function need(condition: boolean, file: string, what: string): void {
  if (!condition) throw new Error(`${file}: ${what}`);
}

function programOf(zip: string, name: string, { file }: Target): Buffer {
  const entries = unzipSync(readFileSync(zip), { filter: ({ name: entry }) => entry.endsWith(`/${name}`) });
  const program = Buffer.from(Object.values(entries)[0] ?? []);
  need(program.equals(readFileSync(file)), zip, `${name} is not the file of the package.`);
  return program;
}

const AMD64 = 0x8664;
/** Where the header of the program has its checksum and its table of certificates, from the optional header. */
const [CHECKSUM, CERTIFICATES] = [64, 144];

/** A program for 64 bits whose signature is of exactly these bytes (Authenticode, PE/COFF). */
export function checkWindows(zip: string, target: Target): void {
  const program = programOf(zip, 'node.exe', target);
  const header = program.readUInt32LE(0x3c);
  need(program.toString('latin1', header, header + 4) === 'PE\0\0', zip, 'node.exe is not a program.');
  need(program.readUInt16LE(header + 4) === AMD64, zip, 'node.exe is for another processor.');
  const optional = header + 24;
  const [checksum, entry] = [optional + CHECKSUM, optional + CERTIFICATES];
  const [at, size] = [program.readUInt32LE(entry), program.readUInt32LE(entry + 4)];
  need(size > 0, zip, 'node.exe has no signature.');
  const signed = createHash('sha256')
    .update(program.subarray(0, checksum))
    .update(program.subarray(checksum + 4, entry))
    .update(program.subarray(entry + 8, at))
    .digest();
  need(program.subarray(at, at + size).includes(signed), zip, 'node.exe is not what was signed.');
}

const MACH_O = 0xfeedfacf;
const processors: Readonly<Record<string, number>> = { 'macos-x64': 0x01000007, 'macos-arm64': 0x0100000c };
const SIGNATURE = 0x1d;

/** A program for this processor that has a signature. */
export function checkMac(zip: string, target: Target): void {
  const program = programOf(zip, 'node', target);
  need(program.readUInt32LE(0) === MACH_O, zip, 'node is not a program.');
  need(program.readUInt32LE(4) === processors[target.name], zip, 'node is for another processor.');
  let at = 32;
  const commands = Array.from({ length: program.readUInt32LE(16) }, () => {
    const command = program.readUInt32LE(at);
    at += program.readUInt32LE(at + 4);
    return command;
  });
  need(commands.includes(SIGNATURE), zip, 'node has no signature.');
}
