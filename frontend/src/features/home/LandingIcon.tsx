import {
  Award,
  Banknote,
  Car,
  CreditCard,
  FileCheck,
  FileText,
  HandHeart,
  Home,
  MapPin,
  Shield,
  UserCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { LandingIcon as LandingIconName } from '@handover/domain/landing-content';

const icons: Record<LandingIconName, LucideIcon> = {
  Car,
  Home,
  CreditCard,
  MapPin,
  Banknote,
  UserCheck,
  FileCheck,
  HandHeart,
  Shield,
  FileText,
  Users,
  Award,
};

/** The icon for an icon name in the content. Decorative. */
export function LandingIcon({ name, size = 24 }: { name: LandingIconName; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={1.8} aria-hidden />;
}
