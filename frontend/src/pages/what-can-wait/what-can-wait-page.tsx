import { Illustration } from '@/components/illustration';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { minorClaims } from '@/content/what-can-wait?data';
import { t } from 'shared/t';
import warmCloth from './illustrations/warm-cloth.svg?illustration';
import { page } from './page';
import { MinorProblems } from './sections.static';

export default function WhatCanWaitPage() {
  return (
    <PageLayout page={page} claims={minorClaims}>
      <PageHeader
        page={page}
        lead={t(
          'Most of these get better by themselves. For each one, we say when not to wait.',
        )}
        illustration={
          <Illustration
            file={warmCloth}
            alt={t('Someone rests with a warm cloth on one eye')}
            early
          />
        }
      />
      <MinorProblems />
    </PageLayout>
  );
}
