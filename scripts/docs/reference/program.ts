import ts from 'typescript';
import { doorNames, sourceOf } from '../../checks/doors/doors.js';

let made: ts.Program | undefined;

/** The compiler program of the sources behind the doors. It is created only once, because it takes about a second. */
export function sourceProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, process.cwd());
  made ??= ts.createProgram(doorNames.map(sourceOf), options);
  return made;
}
