import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { SITE_DEFAULTS } from '@handover/domain/site';

/** Name and color of the site as this process knows them. */
interface SiteLook {
  name: string;
  color: string;
}

/** As shipped until the settings are known. */
let look: SiteLook = { name: SITE_DEFAULTS.title, color: DEFAULT_COLOR };

/** For texts and pages that are made where nothing can be asked; `brand/current-brand.ts` keeps it. */
export const siteLook = (): SiteLook => look;

export function setSiteLook(next: SiteLook): void {
  look = next;
}
