import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { imprintOf } from '../../backend/test/support/product/imprint.js';
import { listContract } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { openStage, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let attacker: Server;
let victim: Person;
let contractId: string;

beforeAll(async () => {
  stage = await openStage();
  victim = await stage.product.admin();
  contractId = (await listContract(victim)).id;
  attacker = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>A nice page</title><body></body>');
  });
  await new Promise<void>((resolve) => attacker.listen(0, '0.0.0.0', resolve));
}, 120_000);
afterAll(async () => {
  attacker.close();
  await stage.stop();
});

/** The victim's signed-in browser on a page of the attacker. */
async function lure(host: string): Promise<Page> {
  const page = await stage.open('/');
  await signInAs(stage, page, victim);
  await visit(page, `${stage.product.url}/account`);
  await page.getByText(victim.email).first().waitFor();
  await page.goto(`http://${host}:${(attacker.address() as AddressInfo).port}/`);
  return page;
}

// localhost on another port is a different origin of the same site: the cookie is sent, and must still have no effect.
it.each(['localhost', '127.0.0.1'])(
  'a page at %s cannot act as its visitor',
  async (host) => {
    const page = await lure(host);
    const target = stage.product.url;
    const before = await imprintOf(stage.product);
    const outcome = await page.evaluate(attack, { target, contractId });
    await page.waitForTimeout(500);
    expect(outcome).toEqual({ socket: 'closed', read: [] });

    for (const kind of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
      for (const path of [
        `/api/contracts/${contractId}/chat`,
        '/graphql',
        '/api/login',
        '/api/password/forgot',
      ]) {
        await page.evaluate(submitForm, { action: target + path, kind, email: victim.email });
        await page.waitForURL((url) => url.origin === target);
        await page.goBack();
      }
    }
    await page.evaluate(submitForm, {
      action: `${target}/api/contracts/${contractId}/chat`,
      kind: 'text/plain',
      email: '',
      json: true,
    });
    await page.waitForURL((url) => url.origin === target);

    expect(await imprintOf(stage.product)).toEqual(before);
    expect(await victim.rest('GET', '/api/auth/user')).toMatchObject({
      status: 200,
      body: { id: victim.id },
    });
    await page.close();
  },
  90_000,
);

it('no other site can embed our pages in a frame', async () => {
  const page = await lure('127.0.0.1');
  for (const path of ['/', '/contracts', '/api/login', '/admin']) {
    const text = await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3_000))]);
      try {
        return frame.contentDocument?.body.textContent ?? 'refused';
      } catch {
        return 'refused';
      }
    }, stage.product.url + path);
    expect(text).toBe('refused');
    const inside = page.frames().at(-1);
    expect(inside?.url().startsWith(stage.product.url) && (await inside.title().catch(() => ''))).toBeFalsy();
  }
  await page.close();
});

it('a link from another site keeps the session, and sign-in returns to this site only', async () => {
  const page = await lure('127.0.0.1');
  await visit(page, `${stage.product.url}/api/login?returnTo=${encodeURIComponent('//evil.example/')}`);
  await page.waitForURL((url) => url.origin === stage.product.url);
  await visit(page, `${stage.product.url}/account`);
  await page.getByText(victim.email).first().waitFor();
  await page.close();
});

/** All requests that a page can make without navigating away. */
async function attack({ target, contractId: contract }: { target: string; contractId: string }) {
  const read: string[] = [];
  const chat = `${target}/api/contracts/${contract}/chat`;
  const mutation = `mutation { sendMessage(contractId: "${contract}", message: "owned") { id } }`;
  const tries: [string, RequestInit][] = [];
  for (const address of [
    chat,
    `${target}/api/create-payment-intent`,
    `${target}/graphql`,
    `${target}/api/admin/settings/initialize`,
  ])
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
      for (const mode of ['no-cors', 'cors'] as const)
        tries.push([
          address,
          {
            method: 'POST',
            mode,
            credentials: 'include',
            headers: { 'Content-Type': type },
            body: JSON.stringify({ message: 'owned', contractId: contract, query: mutation }),
          },
        ]);
  tries.push([
    `${target}/api/user/profile`,
    { method: 'PATCH', credentials: 'include', body: '{"firstName":"Owned"}' },
  ]);
  tries.push([`${target}/api/admin/contracts/${contract}`, { method: 'DELETE', credentials: 'include' }]);
  tries.push([`${target}/api/auth/user`, { credentials: 'include' }]);
  tries.push([`${target}/api/logout`, { mode: 'no-cors', credentials: 'include' }]);
  tries.push([
    `${target}/graphql?query=${encodeURIComponent(mutation)}`,
    { mode: 'no-cors', credentials: 'include' },
  ]);
  for (const [address, options] of tries)
    await fetch(address, options).then(
      async (answer) => {
        const text = await answer.text().catch(() => '');
        if (text) read.push(text);
      },
      () => undefined,
    );
  const words = new Blob([JSON.stringify({ message: 'owned' })], { type: 'text/plain' });
  navigator.sendBeacon(chat, words);
  navigator.sendBeacon(`${target}/api/logout`, '');
  for (const tag of ['img', 'iframe', 'script', 'embed'] as const) {
    const element = document.createElement(tag);
    element.setAttribute('src', `${target}/api/logout`);
    document.body.append(element);
  }
  const socket = await new Promise<string>((resolve) => {
    const opened = new WebSocket(`${target.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    opened.onopen = () => resolve('open');
    opened.onclose = () => resolve('closed');
  });
  return { socket, read };
}

/** A form that submits itself. */
function submitForm(asked: { action: string; kind: string; email: string; json?: boolean }): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = asked.action;
  form.enctype = asked.kind;
  const fields: Record<string, string> = asked.json
    ? { '{"message":"owned","x":"': '"}' }
    : {
        message: 'owned',
        email: asked.email,
        password: 'guess',
        query: 'mutation { initializeContent { created } }',
      };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
