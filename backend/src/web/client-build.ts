import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormattedExecutionResult } from 'graphql';
import { AppError } from '../common/api/errors.js';
import type { ContentEntry } from '../content/content.service.js';
import { FRONTEND } from './assets.js';

export type Execute = (
  query: string,
  variables?: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

/** Who reads a page, as the web client knows them. */
export interface PageViewer {
  me: { isAdmin: boolean; roles: string[] } | null;
  unreadConversations: number;
  unreadNotifications: number;
}

/** One text per placeholder in index.html. */
export type PageParts = {
  /** Links to icons and manifest. */
  icons: string;
  head: string;
  styles: string;
  app: string;
  state: string;
};

interface RenderOptions {
  execute: Execute;
  /** Null renders the page for all members. */
  viewer: PageViewer | null;
  origin: string;
  fallbackContent: readonly ContentEntry[] | null;
  nonce: string;
  slot: (name: string) => string;
  manifest: object;
  icons: string;
}

/** The exports of the web client's server bundle (frontend/src/entry-server.tsx). */
interface ServerBundle {
  isPage(path: string): boolean;
  isSharedByMembers(path: string): boolean;
  slotsFor(viewer: PageViewer): Record<string, string>;
  render(
    url: string,
    options: RenderOptions,
  ): Promise<PageParts & { status: number; location: string | null; isComplete: boolean }>;
}

export interface ClientBuild {
  bundle: ServerBundle;
  /** index.html as texts, with the names of the parts between them. */
  template: readonly string[];
  /** The links to the shipped icons. */
  icons: string;
  manifest: object;
}

const PLACEHOLDER = /<!--(icons|head|styles|app|state|nonce)-->/;
/** All links to icons, which stand together. */
const ICONS = /<link rel="icon"[^]*<link rel="manifest"[^>]*>/;

/** Loads the build of the web client that the static files come from. */
export async function loadClientBuild(): Promise<ClientBuild> {
  const client = join(FRONTEND, 'client');
  const bundleFile = join(FRONTEND, 'server/entry-server.js');
  if (!existsSync(bundleFile))
    throw new AppError('UNAVAILABLE', 'The web client is not built yet: npm run build.');
  const [template, manifest, bundle] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(bundleFile).href) as Promise<ServerBundle>,
  ]);
  const icons = ICONS.exec(template)?.[0] ?? '';
  const parts = template.replace(icons, '<!--icons-->').split(PLACEHOLDER);
  return { template: parts, icons, manifest: JSON.parse(manifest) as object, bundle };
}
