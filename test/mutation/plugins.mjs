import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { ignoreData } from './ignore-data.mjs';
import { Runner } from './runner.mjs';

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'one-process', Runner),
  declareValuePlugin(PluginKind.Ignore, 'data', ignoreData),
];
