import { useMemo } from 'react';
import { useBoot } from '../boot/boot';

export interface ContentState {
  /** Raw values by key (hero_content, social_content, company_phone ...); empty until the content exists. */
  values: ReadonlyMap<string, string>;
  loading: boolean;
  failed: boolean;
}

/** The site's editable content, loaded once and shared by all sections. */
export function useContent(): ContentState {
  const { content, contentFailed = false } = useBoot();
  const values = useMemo(() => new Map(content?.map(({ key, value }) => [key, value])), [content]);
  return { values, loading: !content && !contentFailed, failed: contentFailed };
}
