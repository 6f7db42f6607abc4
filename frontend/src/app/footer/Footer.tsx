import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import { Mail, Phone } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Container } from '../../components/plain/Container';
import { LogoMark } from '../../components/plain/LogoMark';
import { isWebAddress, socialLabels, socialLinksOf, socialNetworks } from '../../lib/content/read-social';
import { useContent } from '../../lib/content/useContent';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { capitalized } from '../../lib/format/capitalized';
import { telephone } from '../../lib/format/telephone';
import icons from './social.svg?no-inline';
import './Footer.css';

const services = CONTRACT_TYPES.map((type) => ({
  label: capitalized(WORDS[type].many),
  to: `/contracts?type=${type}`,
}));

const contact = { label: 'Contact Us', to: '/#contact' };
const privacy = { label: 'Privacy Policy', to: '/privacy' };
const terms = { label: 'Terms of Service', to: '/terms' };

const helpLinks = [contact, privacy, terms, { label: 'Legal', to: '/terms' }];

/** Pages where members work have the same links in two lines. */
const SLIM = /^\/(api\/login|account|admin|contracts\/submit)$/;

/** On a phone it takes at most half of the screen. */
export function Footer() {
  const isSlim = SLIM.test(useLocation().pathname);
  return <footer className="site-footer">{isSlim ? <SlimFooter /> : <FullFooter />}</footer>;
}

const Copyright = ({ title }: { title: string }) => (
  <span>
    © {new Date().getFullYear()} {title}. All rights reserved.
  </span>
);

function SlimFooter() {
  const { title, phone, email, footerLine } = useSiteInfo();
  return (
    <Container className="slim">
      <ul>
        {[...services, ...helpLinks].map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <a href={telephone(phone)}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {footerLine && <li className="quiet">{footerLine}</li>}
        <li className="quiet">
          <Copyright title={title} />
        </li>
      </ul>
      <SocialLinks />
    </Container>
  );
}

function FullFooter() {
  const { title, phone, email, footerLine } = useSiteInfo();
  return (
    <Container>
      <div className="columns">
        <div className="about">
          <Link className="brand" to="/">
            <LogoMark size={34} />
            {title}
          </Link>
          <p>Hand over a contract that you no longer need, or take one over.</p>
          <SocialLinks />
        </div>
        <FooterColumn title="Browse" links={services} />
        <FooterColumn title="Help and legal" links={helpLinks} />
        <FooterColumn title="Support" className="support">
          <li>
            <a href={telephone(phone)}>
              <Phone size={17} aria-hidden />
              {phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              <Mail size={17} aria-hidden />
              {email}
            </a>
          </li>
        </FooterColumn>
      </div>
      <div className="bottom">
        <Copyright title={title} />
        {footerLine && <span>{footerLine}</span>}
      </div>
    </Container>
  );
}

interface FooterColumnProps {
  title: string;
  className?: string;
  links?: readonly { label: string; to: string }[];
  children?: ReactNode;
}

function FooterColumn({ title, className, links = [], children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Icons for the networks whose URL the admin has entered. */
function SocialLinks() {
  const links = socialLinksOf(useContent().values.get('social_content'));
  const shown = socialNetworks.filter((network) => isWebAddress(links[network]));
  if (!shown.length) return null;
  return (
    <ul className="social" aria-label="Social media">
      {shown.map((network) => (
        <li key={network}>
          <a
            href={links[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={socialLabels[network]}
          >
            <svg width={24} height={24} aria-hidden>
              <use href={`${icons}#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
