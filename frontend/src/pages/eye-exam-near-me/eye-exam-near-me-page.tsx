import { text } from 'practice/pages/eye-exam-near-me';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { BookingLink, PageLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { VisitFacts } from '@/components/quick-facts.static';
import { Section } from '@/components/section';
import { examTotalMinutes } from '@/content/exam-steps?data';
import { practice } from '@/content/practice';
import { claimsWith } from '@/content/prose';
import { trip } from '@/content/trip?data';
import eyeChart from './illustrations/eye-chart.svg?illustration';
import { page } from './page';
import {
  ExamQuestions,
  HowLong,
  NearbyTowns,
  PageData,
  TrainPoster,
  WhatItCovers,
} from './sections.static';

const claims = ['exam-parts', 'eye-disease-without-warning'] as const;

const { city } = practice.address;

export default function EyeExamNearMePage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsWith(claims, text.questions)}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ??
          `Looking for an optometrist or eye doctor near you? We’re at ${practice.address.street} in ${city}.${examTotalMinutes ? ` An eye exam takes about ${examTotalMinutes} minutes.` : ''}`
        }
        illustration={
          text.picture || !trip.train ? (
            <Illustration
              file={text.picture ?? eyeChart}
              alt={
                text.picture?.alt ??
                'A blurry eye chart, with a lens that makes the small rows sharp'
              }
              early
            />
          ) : (
            <TrainPoster />
          )
        }
      >
        <BookingLink>Schedule an Exam</BookingLink>
        <span className={layout.notOnPhones}>
          or call <PhoneLink />
        </span>
        <PageLink to="contact" hash="#directions">
          Directions to our door
        </PageLink>
      </PageHeader>
      <Section>
        <VisitFacts />
      </Section>
      <WhatItCovers />
      <HowLong />
      <NearbyTowns />
      <LocalSections page={page} />
      <ExamQuestions />
      <CtaBanner
        heading="Ready to book your eye exam?"
        booking="Schedule an Exam"
      >
        {practice.bookingUrl
          ? 'See which times are open this week, or call and ask for the next opening.'
          : 'Call and ask for the next opening.'}
      </CtaBanner>
    </PageLayout>
  );
}
