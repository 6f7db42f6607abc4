import { AdminNotice } from '../AdminNotice';

/** Shown until the operator has replaced the placeholder claims and testimonials. */
export const PlaceholderNotice = () => (
  <AdminNotice title="Placeholder claims: replace before launch">
    The figures, guarantees and testimonials on the landing page are examples. Replace them with your own in
    Trust &amp; Safety.
  </AdminNotice>
);
