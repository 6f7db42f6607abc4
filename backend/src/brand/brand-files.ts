import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logoPath, previewPath, type Brand } from '@handover/domain/brand/brand';
import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { Injectable } from '@nestjs/common';
import { ROOT } from '../common/root.js';
import type { OpenedFile } from '../files/bare-store.js';
import { FileStore } from '../files/file-store.js';
import { Decoder } from '../photos/decoder.js';
import { CurrentBrand } from './current-brand.js';
import { LOGO_REFUSED } from './logo-file.js';

const CLIENT = join(ROOT, 'frontend/dist/client');
const NAME = /^[0-9a-z][0-9a-z-]{1,100}\.png$/;

/** Name in the file store of what is shown at /brand/… */
export const storedName = (path: string): string => path.slice(1).replace('/', '-');

/** The stored pictures of the brand. A preview image is drawn when it is first asked for. */
@Injectable()
export class BrandFiles {
  private readonly drawing = new Map<string, Promise<void>>();

  constructor(
    private readonly files: FileStore,
    private readonly decoder: Decoder,
    private readonly current: CurrentBrand,
  ) {}

  /** Null for a name that is none of ours. */
  async open(name: string): Promise<OpenedFile | null> {
    if (!NAME.test(name)) return null;
    const stored = storedName(`/brand/${name}`);
    const file = await this.files.open(stored);
    if (file) return file;
    const { brand } = await this.current.get();
    const slug = CONTRACT_TYPES.find((type) => previewPath(type, brand) === `/brand/${name}`);
    if (!slug) return null;
    if (!this.drawing.has(stored))
      this.drawing.set(
        stored,
        this.draw(slug, brand, stored).finally(() => this.drawing.delete(stored)),
      );
    await this.drawing.get(stored);
    return this.files.open(stored);
  }

  private async draw(slug: string, { color, logo }: Brand, stored: string): Promise<void> {
    await mkdir(this.files.incoming, { recursive: true });
    const folder = await mkdtemp(join(this.files.incoming, 'photo-'));
    try {
      const [source, target] = [join(folder, 'source.png'), join(folder, 'made.png')];
      await copyFile(join(CLIENT, `og/${slug}.png`), source);
      const shown = join(folder, 'logo');
      const own = logo && (await this.files.open(storedName(logoPath(logo, 'logo'))));
      if (own) await writeFile(shown, own.stream);
      else await writeFile(shown, await shippedLogo(color));
      await this.decoder.draw('brand', { source, target, preview: { color, logo: shown } }, LOGO_REFUSED);
      await this.files.put(stored, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** The shipped logo on a square of this color. */
export const shippedLogo = async (color: string): Promise<string> =>
  (await readFile(join(CLIENT, 'favicon.svg'), 'utf8'))
    .replaceAll(DEFAULT_COLOR, color)
    .replace('<svg ', '<svg width="144" height="144" ');
