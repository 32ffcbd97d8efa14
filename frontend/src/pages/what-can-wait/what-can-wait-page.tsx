import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { minorClaims } from '@/content/what-can-wait?data';
import { t } from 'shared/t';
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
      />
      <MinorProblems />
    </PageLayout>
  );
}
