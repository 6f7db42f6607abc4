import { useApolloClient } from '@apollo/client/react';
import { logoOf } from '@handover/domain/brand/brand';
import { useState } from 'react';
import {
  AdminBrandDocument,
  RemoveBrandLogoDocument,
  SetBrandDocument,
  type BrandFieldsFragment,
  type SetBrandInput,
} from '../../../generated/admin-brand';
import { ContentDocument } from '../../../generated/boot';
import { useSetBoot } from '../../../lib/boot/boot';
import { request } from '../../../lib/boot/request';
import { sendFile } from '../../../lib/send-file';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { brandCss } from '../../../theme/brand-css';

const shownLogo = ({ logo }: BrandFieldsFragment) =>
  logoOf(/^\/brand\/(.+)-logo\.png$/.exec(logo ?? '')?.[1] ?? '');

/** The style sheet that the server writes into each page, after a change. */
function showBrand(brand: BrandFieldsFragment): void {
  document.getElementById('brand')?.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandCss({ color: brand.color, logo: shownLogo(brand) }));
  document.adoptedStyleSheets = [sheet];
}

/** All changes of the brand. Each shows a toast; the page around the form follows at once. */
export function useBrandActions() {
  const client = useApolloClient();
  const setBoot = useSetBoot();
  const [busy, setBusy] = useState(false);

  /** Returns the server's message per field, or null on success. */
  async function act(work: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await work();
      const { data } = await client.query({ query: AdminBrandDocument, fetchPolicy: 'network-only' });
      if (data) showBrand(data.brand);
      // header and footer show it after the next page load if this fails
      await request(ContentDocument).then(
        ({ content }) => setBoot({ content, contentFailed: false }),
        () => undefined,
      );
      void client.refetchQueries({ include: ['AdminSettings'] });
      toast({ title: done });
      return null;
    } catch (error) {
      return toastError(error, failed, 'Please try again.').fields;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    setBrand: (input: SetBrandInput) =>
      act(
        () => client.mutate({ mutation: SetBrandDocument, variables: { input } }),
        'Brand saved',
        'Failed to save the brand',
      ),
    setLogo: (file: File) =>
      act(() => sendFile('/api/admin/brand/logo', file), 'Logo saved', 'Failed to save the logo'),
    removeLogo: () =>
      act(
        () => client.mutate({ mutation: RemoveBrandLogoDocument }),
        'Logo removed',
        'Failed to remove the logo',
      ),
  };
}
