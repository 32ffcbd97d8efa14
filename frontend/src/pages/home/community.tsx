import { buttonClass } from '@/components/button';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import mainStreet from './illustrations/main-street.tsx?illustration';

export function Community() {
  return (
    <Section
      title="Part of the Brainy Borough"
      illustration={
        <Illustration
          file={mainStreet}
          alt="Main Street: brick shops with awnings under street trees"
        />
      }
    >
      <p>
        Metuchen is small enough that we meet our patients at the farmers’ market, at the library
        and on the 7:12 to Penn Station. We examine the eyes of children whose teachers we examined
        as children.
      </p>
      <a className={buttonClass('outline')} href="#about">
        About Us
      </a>
    </Section>
  );
}
