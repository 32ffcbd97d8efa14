import { StrictMode } from 'react';
import { Admin } from '@/features/admin/admin';
import './styles';
import { takeOver } from './take-over';

/**
 * The admin page is an application of its own, without the site's router. Its
 * head tags are those that it was served with.
 */
void takeOver(
  <StrictMode>
    <Admin />
  </StrictMode>,
);
