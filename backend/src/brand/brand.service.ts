import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { BRAND_KEYS, LOGO_VERSIONS, logoPath, type Brand } from '@handover/domain/brand/brand';
import { colorProblem, darkTones, DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { SITE_KEYS } from '@handover/domain/site';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { invalid } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { FileStore } from '../files/file-store.js';
import { Decoder } from '../photos/decoder.js';
import { received, refuseLong, type ReceivedFile } from '../photos/upload.js';
import { SettingsService } from '../settings/settings.service.js';
import { storedName } from './brand-files.js';
import { SiteBrand, type SetBrandInput } from './brand.types.js';
import { isSvgLogo, LOGO_REFUSED, LOGO_UPLOAD } from './logo-file.js';

/** Longest side of the stored logo in pixels: twice what any page shows. */
const SIDE = 512;

const DESCRIPTIONS = {
  [SITE_KEYS.title]: 'The name of the product, in the header and in mails',
  [BRAND_KEYS.color]: 'Primary color of the site',
  [BRAND_KEYS.logo]: 'Logo of the site: upload it on the Content tab, in Brand',
  [BRAND_KEYS.mailSender]: 'Name of the sender of mails',
  [BRAND_KEYS.postalAddress]: 'Postal address below each mail',
};

/** Name, logo, color, sender of mails and postal address of the site: settings like its other texts. */
@Injectable()
export class BrandService {
  constructor(
    private readonly settings: SettingsService,
    private readonly files: FileStore,
    private readonly decoder: Decoder,
    private readonly limits: RateLimits,
  ) {}

  async show(): Promise<SiteBrand> {
    const [{ title }, brand] = await Promise.all([this.settings.siteInfo(), this.settings.brand()]);
    return toSiteBrand(title, brand);
  }

  async set(caller: RequestContext, input: SetBrandInput): Promise<SiteBrand> {
    const color = input.color?.toLowerCase();
    const problem = color ? colorProblem(color) : null;
    if (problem) throw invalid({ color: problem });
    await this.write(caller, {
      [SITE_KEYS.title]: input.name,
      // the shipped color is no setting: pages without one have no style sheet for it
      [BRAND_KEYS.color]: color === DEFAULT_COLOR ? null : (color ?? input.color),
      [BRAND_KEYS.mailSender]: input.mailSender,
      [BRAND_KEYS.postalAddress]: input.postalAddress?.replace(/\r\n?/g, '\n') ?? input.postalAddress,
    });
    return this.show();
  }

  /** Draws the logo and its icons and stores them before the setting says so. */
  async setLogo(caller: RequestContext, request: IncomingMessage): Promise<SiteBrand> {
    const { id } = viewerOf(caller);
    refuseLong(request, LOGO_UPLOAD);
    await this.limits.take('upload', id);
    const logo = await received(request, this.files.incoming, (file) => this.store(id, file), LOGO_UPLOAD);
    await this.write(caller, { [BRAND_KEYS.logo]: logo });
    return this.show();
  }

  /** The shipped logo is shown again. Files stay: mails that were sent refer to them. */
  async removeLogo(caller: RequestContext): Promise<SiteBrand> {
    await this.write(caller, { [BRAND_KEYS.logo]: null });
    return this.show();
  }

  private async store(member: string, { folder, path, digest }: ReceivedFile): Promise<string> {
    const target = join(folder, 'made');
    const logo = { isSvg: await isSvgLogo(path), side: SIDE, icons: [32, 192, 512], opaque: [180, 512] };
    const { width, height } = await this.decoder.draw(member, { source: path, target, logo }, LOGO_REFUSED);
    const name = `${digest.slice(0, 16)}-${width}x${height}`;
    for (const version of LOGO_VERSIONS)
      await this.files.put(
        storedName(logoPath({ id: name, width, height }, version)),
        `${target}-${version}.png`,
      );
    return name;
  }

  /** Absent values stay as they are; null deletes the setting. */
  private write(
    caller: RequestContext,
    values: Partial<Record<keyof typeof DESCRIPTIONS, string | null | undefined>>,
  ): Promise<void> {
    const changed = Object.entries(values).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ key, value, description: DESCRIPTIONS[key as keyof typeof DESCRIPTIONS] }],
    );
    return this.settings.setAll(caller, changed);
  }
}

const toSiteBrand = (name: string, { color, logo, mailSender, postalAddress }: Brand): SiteBrand =>
  Object.assign(new SiteBrand(), {
    ...{ name, color, mailSender, postalAddress },
    darkColor: darkTones(color).primary.main,
    logo: logo && logoPath(logo, 'logo'),
    logoWidth: logo?.width ?? null,
    logoHeight: logo?.height ?? null,
  });
