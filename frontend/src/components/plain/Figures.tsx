import type { ReactNode } from 'react';
import { withClass } from './with-class';
import './Figures.css';

/** A list of labels with their values. */
export const Figures = withClass('dl', 'figures');

interface FigureProps {
  label: string;
  value: ReactNode;
  className?: string;
}

export const Figure = ({ label, value, className }: FigureProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
