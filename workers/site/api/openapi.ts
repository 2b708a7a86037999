import { z } from 'zod';
import { version } from '../../../package.json';
import type { Call } from '../../../app/contracts/call.ts';
import { errorBody } from '../../../app/contracts/fields.ts';
import { mountedCalls, type Api, type MountedCall } from './route.ts';

type JsonSchema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}
interface Content {
  content: { 'application/json': { schema: JsonSchema } };
}
type Responses = Record<string, { description: string } & Partial<Content>>;
export interface Operation {
  operationId: string;
  tags: string[];
  security: JsonSchema[];
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Responses;
}
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: JsonSchema;
}

const ERROR = '#/components/schemas/Error';
const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } });

/** JSON Schema 2020-12 (OpenAPI 3.1's dialect); what only code can check is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const pathParameters = (call: Call): Parameter[] =>
  [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(call: Call): Parameter[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const operationId = (call: Call): string =>
  [call.method.toLowerCase(), ...call.path.slice('/api/'.length).split(/[^a-z0-9]+/i)]
    .filter((word) => word !== '')
    .map((word, i) => (i === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');

function operation({ call, access }: MountedCall): Operation {
  const refused = { description: 'Refused; the message is a sentence.', ...json({ $ref: ERROR }) };
  const answered: Responses = call.answer
    ? { 200: { description: 'Done.', ...json(schemaOf(call.answer, 'output')) } }
    : { 204: { description: 'Done; there is no body.' } };
  return {
    operationId: operationId(call),
    tags: [call.path.split('/')[2] ?? ''],
    security: access !== 'anyone' ? [{ session: [] }] : [],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body ? { requestBody: { required: true, ...json(schemaOf(call.body, 'input')) } } : {}),
    responses: {
      ...answered,
      ...(access !== 'anyone' ? { 401: refused } : {}),
      '4XX': refused,
      '5XX': refused,
    },
  };
}

/** OpenAPI 3.1, from the contracts alone. */
export function describeApi(api: Api): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const mounted of mountedCalls(api)) {
    const path = mounted.call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [mounted.call.method.toLowerCase()]: operation(mounted) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stylecast',
      version,
      description:
        'The calls of the app. Every body is JSON; a refusal answers {message}, a sentence to show. Signed in means the session cookie of POST /api/login.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-stylecast' } },
    },
  };
}

export function mountOpenApi(api: Api): void {
  let document: OpenApiDocument | undefined;
  api.get('/api/openapi.json', (c) => {
    document ??= describeApi(api);
    return c.json(document);
  });
}
