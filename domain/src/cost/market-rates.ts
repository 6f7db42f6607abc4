import { CONTRACT_TYPES, WORDS, type ContractType } from '../types/words.js';

/** The settings with which an admin gives the rate that new loans have today, as a percentage such as 6.5. */
export const MARKET_RATE_SETTINGS: Readonly<Partial<Record<ContractType, string>>> = Object.fromEntries(
  CONTRACT_TYPES.flatMap((type): [ContractType, string][] => {
    const setting = WORDS[type].marketRateSetting;
    return setting ? [[type, setting]] : [];
  }),
);
export const MARKET_RATE_RANGE = { min: 0, max: 40 } as const;

/** Whether a text is a percentage in the allowed range, with at most three decimals. */
export function isMarketRate(text: string): boolean {
  const { min, max } = MARKET_RATE_RANGE;
  const percent = Number(text);
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && percent >= min && percent <= max;
}

/** The setting's rate in thousandths of a percent; null if the setting is missing or unreadable. */
export function marketRate(setting: string | null | undefined): number | null {
  const text = setting?.trim() ?? '';
  return isMarketRate(text) ? Math.round(Number(text) * 1000) : null;
}
