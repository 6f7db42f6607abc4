// JSON schemas of the YAML files whose programs publish none: the keys that we use, with their types. Another key is a
// problem, so that a misspelled one is found; a new one is added here.
const text = { type: 'string', minLength: 1 };
const duration = { type: 'string', pattern: '^\\d+(ms|s|m|h|d)$' };
const list = (items) => ({ type: 'array', items, minItems: 1 });
const object = (required, optional = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const prometheus = object({
  global: object({ scrape_interval: duration }),
  rule_files: list(text),
  scrape_configs: list(
    object({
      job_name: text,
      authorization: object({ credentials_file: text }),
      dns_sd_configs: list(
        object({
          names: list(text),
          type: { enum: ['A', 'AAAA', 'SRV'] },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          refresh_interval: duration,
        }),
      ),
    }),
  ),
});

const alerts = object({
  groups: list(
    object({
      name: text,
      rules: list(
        object(
          {
            alert: { type: 'string', pattern: '^[A-Z]\\w+$' },
            expr: text,
            labels: object({ severity: { enum: ['page', 'ticket'] } }),
            annotations: object({ summary: text }),
          },
          { for: duration },
        ),
      ),
    }),
  ),
});

const dataSources = object({
  apiVersion: { const: 1 },
  datasources: list(
    object(
      { name: text, type: { const: 'prometheus' }, url: { type: 'string', pattern: '^http://' } },
      { uid: text, access: { enum: ['proxy'] }, isDefault: { type: 'boolean' } },
    ),
  ),
});

const dashboards = object({
  apiVersion: { const: 1 },
  providers: list(object({ name: text, options: object({ path: text }) }, { type: { const: 'file' } })),
});

const kustomization = object({
  apiVersion: { const: 'kustomize.config.k8s.io/v1beta1' },
  kind: { const: 'Kustomization' },
  namespace: text,
  images: list(object({ name: text, newName: text, newTag: text })),
  configMapGenerator: list(object({ name: text, envs: list(text) })),
  resources: list(text),
});

export const SCHEMAS = {
  'deploy/scale/prometheus.yml': prometheus,
  'deploy/scale/alerts.yml': alerts,
  'deploy/scale/grafana/provisioning.yml': dataSources,
  'deploy/scale/grafana/dashboards.yml': dashboards,
  'deploy/kubernetes/kustomization.yaml': kustomization,
};
