import { doctorCount } from 'virtual:practice';
import { difference } from 'virtual:practice/difference';
import { newestDoctor } from 'virtual:practice/doctors';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { allOf } from '@/content/in-words';
import { practice } from '@/content/practice';
import styles from './home.module.css';

export default function Difference() {
  return (
    <Section
      id="about"
      title="Why We’re Different"
      tone="sand"
      illustration={
        newestDoctor && (
          <div className={styles.welcome}>
            <Illustration file={newestDoctor.portrait} alt={`Portrait of ${newestDoctor.name}`} />
            <p>
              <strong>Welcome, {newestDoctor.name}.</strong> {newestDoctor.bio[0]}
            </p>
          </div>
        )
      }
    >
      {difference ? (
        <ProseBlocks blocks={difference.blocks} />
      ) : (
        <p>
          {practice.name} is an independent practice in {practice.address.city}.
        </p>
      )}
      <PageLink to="about">Meet {allOf(doctorCount, 'doctor')}</PageLink>
    </Section>
  );
}
