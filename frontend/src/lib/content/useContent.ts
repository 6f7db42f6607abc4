import { useMemo } from 'react';
import { useBoot } from '../boot/boot';

/**
 * The site's editable content, loaded once and shared by all sections: raw values by key (hero_content, company_phone),
 * none until the content exists.
 */
export function useContent() {
  const { content, contentFailed = false } = useBoot();
  const values = useMemo<ReadonlyMap<string, string>>(
    () => new Map(content?.map(({ key, value }) => [key, value])),
    [content],
  );
  return { values, loading: !content && !contentFailed, failed: contentFailed };
}
