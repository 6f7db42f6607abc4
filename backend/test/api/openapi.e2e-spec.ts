import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openApiText } from '../../src/commands/print-openapi.js';
import { schemaText } from '../../src/commands/print-schema.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { launchBrowser } from '../support/product/browser.js';
import { until } from '../support/until.js';

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema?: object; example?: unknown }> }
  >;
}

const committed = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const document = JSON.parse(committed('openapi.json')) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> };
};
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);

describe('the description of the REST API', () => {
  it('matches the code', async () => {
    expect(committed('openapi.json')).toBe(await openApiText());
    expect(document.openapi).toBe('3.1.0');
  });

  it.each(calls)('%s has descriptions and examples', (_, operation) => {
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    for (const parameter of operation.parameters ?? []) expect(parameter.description).toBeTruthy();
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      expect(media.example).toBeTruthy();
    const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    // JSON, or the one page that a link in an email leads to
    for (const [, { content }] of good)
      expect(Object.values(content ?? {}).map(({ example }) => example)).toEqual([expect.anything()]);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500', '503']));
  });

  it('describes every field', () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, { description }]) =>
        description ? [] : [`${name}.${field}`],
      ),
    );
    expect(silent).toEqual([]);
  });
});

it('the committed GraphQL schema matches the code', async () => {
  expect(committed('schema.graphql')).toBe(await schemaText());
});

describe('Swagger UI at /api/docs', () => {
  let product: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    product = await startApp();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it('shows every operation and runs one, with assets of this server only, under its own CSP', async () => {
    // it draws only the operations that are in the window
    const page = await browser.newPage({ viewport: { width: 1280, height: 30_000 } });
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
        trouble.push(`asked ${request.url()}`);
    });
    await page.goto(`${product.url}/api/docs`);
    const paths = Object.keys(document.paths).sort();
    const shown = async () => {
      const nodes = page.locator('.opblock-summary-path');
      return new Set(await nodes.evaluateAll((all) => all.map((node) => node.getAttribute('data-path'))));
    };
    await until(async () => (await shown()).size >= paths.length);
    expect([...(await shown())].sort()).toEqual(paths);
    const content = page.locator('#operations-site-listContent');
    await content.locator('.opblock-summary').click();
    await content.getByRole('button', { name: 'Try it out' }).click();
    await content.getByRole('button', { name: 'Execute' }).click();
    await content.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    expect(trouble).toEqual([]);
  });
});
