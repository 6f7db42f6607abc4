import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import { Container } from '../../components/plain/Container';
import { Mail, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { LogoMark } from '../../components/plain/LogoMark';
import { capitalized } from '../../lib/format/capitalized';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { FooterColumn } from './FooterColumn';
import { FooterFrame } from './FooterFrame';
import { SocialLinks } from './SocialLinks';

const services = CONTRACT_TYPES.map((type) => ({
  label: capitalized(WORDS[type].many),
  to: `/contracts?type=${type}`,
}));

const contact = { label: 'Contact Us', to: '/#contact' };
const privacy = { label: 'Privacy Policy', to: '/privacy' };
const terms = { label: 'Terms of Service', to: '/terms' };

export function Footer() {
  const isSignIn = useLocation().pathname === '/api/login';
  return <FooterFrame>{isSignIn ? <SlimFooter /> : <FullFooter />}</FooterFrame>;
}

const Copyright = ({ title }: { title: string }) => (
  <span>
    © {new Date().getFullYear()} {title}. All rights reserved.
  </span>
);

/** One line, for pages with a single task. */
function SlimFooter() {
  const { title } = useSiteInfo();
  return (
    <Container className="bottom slim">
      <Copyright title={title} />
      <ul>
        {[contact, privacy, terms].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function FullFooter() {
  const { title, phone, email } = useSiteInfo();
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
        <FooterColumn
          title="Help and legal"
          links={[contact, privacy, terms, { label: 'Legal', to: '/terms' }]}
        />
        <FooterColumn title="Support" className="support">
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
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
        <span>Licensed and regulated</span>
      </div>
    </Container>
  );
}
