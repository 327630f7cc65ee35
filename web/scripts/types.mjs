// Writes src/generated/*.ts: the types of everything that comes over the wire, from the schemas on standard input.
//
//   python -m bastide.server.schemas | npm run types
//
// http.ts: bodies and answers of the API; frames.ts: what goes over the socket; one file with the view of each game.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const BANNER = '/* Generated from the schemas of the server by `make web`: changes are overwritten. */\n';

/** A schema as a TypeScript type. Only what the server's schemas use; anything else stops the build. */
function type(schema) {
  if (schema === true || Object.keys(shape(schema)).length === 0) return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return schema.anyOf.map(type).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return array(schema);
  if (schema.type === 'object') return object(schema);
  const plain = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[
    schema.type
  ];
  if (!plain) throw new Error(`No type for ${JSON.stringify(schema)}`);
  return plain;
}

/** A schema without what only explains or limits it. */
function shape({ title: _title, description: _description, default: _default, ...rest }) {
  return rest;
}

function array({ items, prefixItems }) {
  if (prefixItems) return `[${prefixItems.map(type).join(', ')}]`;
  const item = type(items ?? true);
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}

function object({ properties, required = [], additionalProperties }) {
  if (!properties) return `Record<string, ${type(additionalProperties || true)}>`;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${comment(schema, '  ')}  ${key}${required.includes(name) ? '' : '?'}: ${type(schema)};\n`;
  });
  return `{\n${lines.join('')}}`;
}

function comment({ description }, indent = '') {
  return description ? `${indent}/** ${description.trim().replaceAll(/\s*\n\s*/g, ' ')} */\n` : '';
}

/** A file with a type for each of the named schemas. */
function file(definitions) {
  const entries = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    BANNER + entries.map(([name, schema]) => `\n${comment(schema)}export type ${name} = ${type(schema)};\n`).join('')
  );
}

const { openapi, frames, views } = JSON.parse(readFileSync(0, 'utf8'));
const files = {
  http: openapi.components.schemas,
  frames: { ...frames.Command.$defs, ...frames.Frame.$defs, Command: frames.Command, Frame: frames.Frame },
};
for (const [game, view] of Object.entries(views)) files[game] = view.$defs;

const folder = new URL('../src/generated/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, definitions] of Object.entries(files)) {
  writeFileSync(new URL(`${name}.ts`, folder), file(definitions));
}
