export interface NavLink {
  label: string;
  to: string;
  signedInOnly?: boolean;
}

/** Pages first, then the home page's sections. */
export const pageLinks: readonly NavLink[] = [
  { label: 'Browse Contracts', to: '/contracts' },
  { label: 'My Account', to: '/account', signedInOnly: true },
];

export const sectionLinks: readonly NavLink[] = [
  { label: 'Services', to: '/#services' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Trust & Safety', to: '/#trust' },
  { label: 'Contact', to: '/#contact' },
];

export const signOut = () => window.location.assign('/api/logout');
