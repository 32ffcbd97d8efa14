/**
 * The register of claims: every medical statement that needs a source, in alphabetical order of
 * its id. Pages cite by id (`<Cite id="…" />`) and never import this file: the words of the
 * footnotes are prerendered and stay out of the pages' scripts. A percentage is printed from
 * `figures.ts`, under the id of its claim.
 */
export interface Claim {
  /** What exactly the source supports, in plain sentences; its limits too. */
  statement: string;
  source: { title: string; publisher: string; url: string };
  /** ISO date on which the claim was entered, from stored copies of the source or quotations of it. */
  noted: string;
  /** ISO date on which somebody opened the link and read the source against the statement. */
  checked?: string;
}

export const claims = {
  'adult-exam-intervals': {
    statement:
      'For adults without trouble the American Academy of Ophthalmology advises a full exam at 40 and one every year or two from 65. With diabetes, high blood pressure or eye disease in the family it advises to come sooner and to follow the doctor’s interval.',
    source: {
      title: 'Eye Exam and Vision Testing Basics',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/eye-exams-101',
    },
    noted: '2026-11-20',
  },
  amblyopia: {
    statement:
      'Amblyopia is the most common cause of vision loss in children. Up to 3 in 100 have it. Early treatment works well.',
    source: {
      title: 'Amblyopia (Lazy Eye)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/amblyopia-lazy-eye',
    },
    noted: '2026-11-20',
  },
  amd: {
    statement:
      'Age-related macular degeneration is a leading cause of vision loss in older adults. It blurs the center of sight and does not cause complete blindness. Age, smoking and family history raise the risk. Straight lines that look wavy are a reason to see an eye doctor right away.',
    source: {
      title: 'Age-Related Macular Degeneration (AMD)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/age-related-macular-degeneration',
    },
    noted: '2026-11-20',
  },
  'amd-vitamins': {
    statement:
      'In the AREDS trials a fixed mix of vitamins and minerals slowed the step from the intermediate to the late stage of macular degeneration. It did not keep the disease from starting. The version with beta carotene raised the risk of lung cancer in people who had smoked.',
    source: {
      title: 'AREDS/AREDS2 Frequently Asked Questions',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/clinical-trials/age-related-eye-disease-studies-aredsareds2/aredsareds2-frequently-asked-questions',
    },
    noted: '2026-11-20',
  },
  'angle-closure': {
    statement:
      'Sudden intense eye pain with nausea, a red eye and blurry sight can be angle-closure glaucoma. It is an emergency.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    noted: '2026-11-20',
  },
  'atropine-compounded': {
    statement:
      'No low-dose atropine drop is approved by the FDA to slow myopia. In October 2025 the FDA declined a 0.01% drop: its trial had met its goal and safety was not in question, but the FDA did not find the benefit proven. The European agency had backed the same drop.',
    source: {
      title: 'FDA Rejection for Low-Dose Atropine Formulation',
      publisher: 'The Ophthalmologist',
      url: 'https://www.theophthalmologist.com/issues/2025/articles/november/fda-rejection-for-low-dose-atropine-formulation',
    },
    noted: '2026-11-20',
  },
  'atropine-second-trial': {
    statement:
      'In the CHAMP trial, three years long, 0.01% drops slowed the lengthening of the eye a little (0.68 against 0.81 mm). The 0.02% drops missed the trial’s main goal.',
    source: {
      title:
        'Efficacy and Safety of 0.01% and 0.02% Atropine for the Treatment of Pediatric Myopia Progression Over 3 Years',
      publisher: 'JAMA Ophthalmology',
      url: 'https://jamanetwork.com/journals/jamaophthalmology/fullarticle/2805504',
    },
    noted: '2026-11-20',
  },
  'atropine-side-effects': {
    statement:
      'The stronger the drop, the wider the pupil and the weaker the focus up close. In the LAMP trial 0.05% drops widened the pupil by about 1 mm in bright light; all three strengths were well tolerated.',
    source: {
      title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study',
      publisher: 'Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/30514630/',
    },
    noted: '2026-11-20',
  },
  'atropine-slowing': {
    statement:
      'The figure stands for the strongest of the low doses, not for all of them. In the LAMP trial (438 children in Hong Kong, one year) 0.05% drops slowed the lengthening of the eye by about half and the rise of the prescription by about two thirds. With 0.01% drops the eye lengthened only about an eighth less than with placebo.',
    source: {
      title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study',
      publisher: 'Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/30514630/',
    },
    noted: '2026-11-20',
  },
  'atropine-us-trial': {
    statement:
      'In a trial of 187 US children over two years, 0.01% atropine drops did no better than placebo, neither for the prescription nor for the length of the eye.',
    source: {
      title: 'Low-Dose 0.01% Atropine Eye Drops vs Placebo for Myopia Control',
      publisher: 'JAMA Ophthalmology',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10346510/',
    },
    noted: '2026-11-20',
  },
  'chemical-rinse': {
    statement:
      'Rinse a chemical out of the open eye with a lot of clean water that isn’t hot, for at least 20 minutes, and don’t rub. A strong chemical, something that pierced the eye or hit it hard, or a change in sight after an injury is for the emergency department.',
    source: {
      title: 'Eye injuries',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/conditions/eye-injuries/',
    },
    noted: '2026-11-20',
  },
  'chemical-splash': {
    statement:
      'After a splash, take out contact lenses and rinse with room-temperature water at once, for 15 to 20 minutes. Then call Poison Control.',
    source: {
      title: 'Splashed something in your eye?',
      publisher: 'National Capital Poison Center',
      url: 'https://www.poison.org/tips/splashed-something-in-your-eye',
    },
    noted: '2026-11-20',
  },
  'child-exam-schedule': {
    statement:
      'The American Optometric Association advises an exam at 6 to 12 months, at least one between ages 3 and 5, one before first grade and one each year after that. It adds that a screening does not give the same information as a full exam.',
    source: {
      title: 'Comprehensive Eye Exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
    },
    noted: '2026-11-20',
  },
  'contact-lens-sleep': {
    statement:
      'Sleeping in contact lenses raises the risk of a lens-related eye infection six- to eightfold.',
    source: {
      title: 'Corneal Infections Associated with Sleeping in Contact Lenses (MMWR 67:877)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/mmwr/volumes/67/wr/mm6732a2.htm',
    },
    noted: '2026-11-20',
  },
  'contact-lens-water': {
    statement:
      'Keep lenses away from water: take them out before you swim or shower. Take them out and call an eye doctor for pain, redness or blurry sight.',
    source: {
      title: 'Preventing Eye Infections When Wearing Contacts',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/contact-lenses/prevention/index.html',
    },
    noted: '2026-11-20',
  },
  'convergence-insufficiency': {
    statement:
      'In convergence insufficiency the eyes do not turn in together for near things, so words can look blurry or double. Practice with a therapist can treat it.',
    source: {
      title: 'Convergence Insufficiency',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/convergence-insufficiency',
    },
    noted: '2026-11-20',
  },
  'diabetes-exam': {
    statement:
      'Diabetic eye disease often has no symptoms at first. People with diabetes need a dilated eye exam at least once a year.',
    source: {
      title: 'Diabetic Retinopathy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/diabetic-retinopathy',
    },
    noted: '2026-11-20',
  },
  'dilation-blur-hours': {
    statement:
      'For a few hours after a dilated eye exam vision may be blurry and the eyes sensitive to light. Sunglasses help, and the institute advises to have somebody drive you home.',
    source: {
      title: 'Get a Dilated Eye Exam',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/healthy-vision/get-dilated-eye-exam',
    },
    noted: '2026-11-20',
  },
  'double-vision': {
    statement:
      'Sudden double vision needs medical help the same day, and an ambulance after a head injury, with a bad headache or with a large pupil. Checklists for stroke (BE FAST) count it as a sign that calls for an ambulance by itself; we follow those, the more cautious ones.',
    source: {
      title: 'Double vision',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/symptoms/double-vision/',
    },
    noted: '2026-11-20',
  },
  'dry-eye': {
    statement:
      'Nearly 16 million Americans have dry eye. It is more common in women, over 50 and in people who wear contact lenses. Smoke, wind, air conditioning and long hours at a screen make it worse.',
    source: {
      title: 'Dry Eye',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/dry-eye',
    },
    noted: '2026-11-20',
  },
  'exam-parts': {
    statement:
      'A full eye exam goes through your medical history, sharpness of sight, pupils, side vision, eye movement, the lenses you need, eye pressure, the front of the eye, and the retina and optic nerve, often behind widened pupils.',
    source: {
      title: 'Eye Exam and Vision Testing Basics',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/eye-exams-101',
    },
    noted: '2026-11-20',
  },
  'eye-cut': {
    statement:
      'After a cut or with something stuck in the eye: do not rinse, rub, press or pull anything out. Shield the eye and get medical help at once. Even a light blow can injure the eye.',
    source: {
      title: 'Recognizing and Treating Eye Injuries',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries',
    },
    noted: '2026-11-20',
  },
  'eye-disease-without-warning': {
    statement:
      'Many eye diseases have no symptoms or warning signs at first. A dilated exam can find them early, when they are easier to treat.',
    source: {
      title: 'Get a Dilated Eye Exam',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/healthy-vision/get-dilated-eye-exam',
    },
    noted: '2026-11-20',
  },
  'eye-habits': {
    statement:
      'Dark leafy greens and fish, not smoking, knowing the eye diseases in the family and protective eyewear are among the habits advised for healthy eyes. Smoking raises the risk of macular degeneration and cataract.',
    source: {
      title: 'Keep Your Eyes Healthy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/healthy-vision/how-eyes-work/keep-your-eyes-healthy',
    },
    noted: '2026-11-20',
  },
  'eyeglass-prescription-rule': {
    statement:
      'After an exam for glasses the prescriber has to hand over the prescription whether or not you ask, without an extra fee, and you may fill it anywhere.',
    source: {
      title: 'FTC warns eye care prescribers: Follow the law or else',
      publisher: 'Federal Trade Commission',
      url: 'https://consumer.ftc.gov/consumer-alerts/2020/12/ftc-warns-eye-care-prescribers-follow-law-or-else',
    },
    noted: '2026-11-20',
  },
  'glasses-authorized': {
    statement:
      'In September 2025 the FDA authorized the first eyeglass lenses that slow myopia (Essilor Stellest), for children who are 6 to 12 at the start. Until then, it said, contact lenses for children of 8 to 12 were the only device approved to slow it.',
    source: {
      title: 'FDA Authorizes Essilor Stellest Eyeglass Lenses for Children With Myopia',
      publisher: 'HealthDay',
      url: 'https://www.healthday.com/healthpro-news/eye-care/fda-authorizes-essilor-stellest-eyeglass-lenses-for-children-with-myopia',
    },
    noted: '2026-11-20',
  },
  'glaucoma-risk': {
    statement:
      'The risk of glaucoma is higher over 60, over 40 for Black people, and with glaucoma in the family.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    noted: '2026-11-20',
  },
  'glaucoma-silent': {
    statement:
      'Glaucoma has no symptoms at first: half of the people who have it do not know. There is no cure, but early treatment can often stop the damage.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    noted: '2026-11-20',
  },
  'infant-warning-signs': {
    statement:
      'A white pupil, an eye that turns all the time, extreme sensitivity to light, red or crusted lids and constant tearing are signs to have a baby’s eyes looked at.',
    source: {
      title: 'Infant Vision: Birth to 24 Months of Age',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/eye-health-for-life/infant-vision',
    },
    noted: '2026-11-20',
  },
  'medicare-glaucoma-screening': {
    statement:
      'Part B covers a glaucoma screening once every 12 months for people at high risk: with diabetes, with glaucoma in the family, African American and 50 or older, or Hispanic and 65 or older. The deductible and a share of the cost remain with the patient.',
    source: {
      title: 'Glaucoma screenings',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/glaucoma-screenings',
    },
    noted: '2026-11-20',
  },
  'medicare-routine-exam': {
    statement: 'Original Medicare does not pay for routine exams for glasses or contact lenses.',
    source: {
      title: 'Eye exams (routine)',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/eye-exams-routine',
    },
    noted: '2026-11-20',
  },
  'myopia-complications': {
    statement:
      'A review of studies up to 2019 compared nearsighted eyes with others: the odds of disease in mild, medium and high myopia. The numbers are odds ratios for large groups, and those for macular damage are rough: in high myopia anything from 230 to 3,100.',
    source: {
      title: 'The Complications of Myopia: A Review and Meta-Analysis',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7401976',
    },
    noted: '2026-11-20',
  },
  'myopia-diopter': {
    statement:
      'An estimate from five population studies with 21,000 people: slowing myopia by one diopter should lower the likelihood of myopic maculopathy by 40%, however nearsighted the eye is. No trial has followed treated children into old age to prove it. One author works for a maker of lenses, the other has advised several.',
    source: {
      title: 'Myopia Control: Why Each Diopter Matters',
      publisher: 'Optometry and Vision Science',
      url: 'https://journals.lww.com/optvissci/Abstract/2019/06000/Myopia_Control__Why_Each_Diopter_Matters.11.aspx',
    },
    noted: '2026-11-20',
  },
  'myopia-early-onset': {
    statement:
      'Of 928 children in Singapore, those who became nearsighted younger were more nearsighted at 11. Age at the start was the most important predictor of high myopia.',
    source: {
      title: 'Age of onset of myopia predicts risk of high myopia in later childhood',
      publisher: 'Ophthalmic and Physiological Optics',
      url: 'https://doi.org/10.1111/opo.12305',
    },
    noted: '2026-11-20',
  },
  'myopia-eye-length': {
    statement:
      'Optometrists are advised to measure a nearsighted child’s prescription and, where possible, the length of the eye.',
    source: {
      title: 'The Standard of Care for Myopia Management by Optometrists',
      publisher: 'World Council of Optometry',
      url: 'https://myopia.worldcouncilofoptometry.info/standard-of-care/',
    },
    noted: '2026-11-20',
  },
  'myopia-parents': {
    statement:
      'In 16 studies with 31,677 people a child’s odds of myopia were one and a half to two times as high with one nearsighted parent, and two to three times as high with two.',
    source: {
      title: 'Association between parental myopia and the risk of myopia in a child',
      publisher: 'Experimental and Therapeutic Medicine',
      url: 'https://www.spandidos-publications.com/10.3892/etm.2015.2415',
    },
    noted: '2026-11-20',
  },
  'myopia-percentages': {
    statement:
      'A 2025 review warns that a percentage misleads as a measure of myopia treatment and that the effect shrinks over the years. It finds that 0.01% atropine should not be a first choice, that weaker glasses probably do not slow myopia, that handheld screens have not been proven to cause it, and that time outdoors may help nearsighted children as much as others. Several authors have worked for a maker of lenses.',
    source: {
      title: 'Commonly Held Beliefs About Myopia That Lack a Robust Evidence Base: 2025 Update',
      publisher: 'Eye & Contact Lens',
      url: 'https://doi.org/10.1097/ICL.0000000000001191',
    },
    noted: '2026-11-20',
  },
  'myopia-signs': {
    statement:
      'Signs in children: squinting at far things, sitting too close to the TV or moving up in the classroom, rubbing the eyes, blinking a lot. Eyestrain and headaches are possible too.',
    source: {
      title: 'Symptoms of Myopia',
      publisher: 'Northwestern Medicine',
      url: 'https://www.nm.org/conditions-and-care-areas/ophthalmology/myopia/symptoms',
    },
    noted: '2026-11-20',
  },
  'myopia-start': {
    statement:
      'Nearsightedness usually starts in childhood and can grow until about age 20. It makes far things blurry and runs in families.',
    source: {
      title: 'Nearsightedness (Myopia)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/nearsightedness-myopia',
    },
    noted: '2026-11-20',
  },
  'myopia-stops': {
    statement:
      'Of 469 nearsighted children followed in the US, about half had stopped changing by 15, three quarters by 18 and nine in ten by 21.',
    source: {
      title: 'Clinical Myopia Mythbusters: Age of stabilization varies considerably',
      publisher: 'Optometric Management',
      url: 'https://optometricmanagement.com/issues/2021/june/clinical-myopia-mythbusters',
    },
    noted: '2026-11-20',
  },
  'outdoor-time': {
    statement:
      'A 2024 report of the National Academies recommends one to two hours outdoors each day for children: it lowers the risk of becoming nearsighted.',
    source: {
      title: 'New Report Recommends Myopia Be Classified as a Disease',
      publisher: '20/20 Magazine on the report of the National Academies',
      url: 'https://2020mag.com/article/new-report-recommends-myopia-be-classified-as-a-disease-policies-p2p-110424',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-infection': {
    statement:
      'A US study of 1,317 wearers of overnight lenses, half of them children, found two infections of the cornea, both in children: about 14 a year in 10,000 children (between 2 and 50). Neither child lost sight.',
    source: {
      title: 'The risk of microbial keratitis with overnight corneal reshaping lenses',
      publisher: 'Optometry and Vision Science',
      url: 'https://pubmed.ncbi.nlm.nih.gov/23892491/',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-label': {
    statement:
      'The FDA approved the first overnight lens of this kind, Paragon CRT, in June 2002 for the temporary reduction of up to 6 diopters of myopia. Slowing myopia is not in that approval.',
    source: {
      title: 'Premarket Approval P870024/S043',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P870024S043',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-second-label': {
    statement:
      'In May 2021 Johnson & Johnson announced an FDA approval of its Abiliti overnight lenses for “the management of myopia”. The words are the maker’s.',
    source: {
      title: 'FDA Approval of Acuvue Abiliti Overnight Therapeutic Lenses for Myopia Management',
      publisher: 'Eyewire, from a press release',
      url: 'https://eyewire.news/articles/johnson-johnson-vision-announces-fda-approval-of-acuvue-abiliti-overnight-therapeutic-lenses-for-myopia-management/',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-slowing': {
    statement:
      'The Academy’s review of 13 studies: overnight lenses typically slowed the lengthening of the eye by about half over two years, 0.3 instead of 0.6 mm. Only three of the studies were randomized, and most children in them were Asian.',
    source: {
      title: 'Use of Orthokeratology for the Prevention of Myopic Progression in Children',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://ohsu.pure.elsevier.com/en/publications/use-of-orthokeratology-for-the-prevention-of-myopic-progression-i',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-stopping': {
    statement:
      'A 2024 review of 45 papers: after children stopped overnight lenses, their eyes grew faster than those of children who went on. Problems such as irritation were more common than with ordinary contact lenses. The quality of the studies varied.',
    source: {
      title:
        'Benefits and risks of orthokeratology treatment: a systematic review and meta-analysis',
      publisher: 'International Ophthalmology',
      url: 'https://doi.org/10.1007/s10792-024-03175-w',
    },
    noted: '2026-11-20',
  },
  'retinal-detachment': {
    statement:
      'Many new floaters, flashes of light, or a dark shadow or curtain over part of your sight can mean a detached retina. It is an emergency.',
    source: {
      title: 'Retinal Detachment',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/retinal-detachment',
    },
    noted: '2026-11-20',
  },
  'screen-breaks': {
    statement:
      'We blink less at a screen, which dries and tires the eyes. The Academy suggests looking 20 feet away for 20 seconds every 20 minutes. This is advice for comfort; the exact numbers are a rule of thumb.',
    source: {
      title: 'Computers, Digital Devices and Eye Strain',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
    },
    noted: '2026-11-20',
  },
  'screening-limits': {
    statement:
      'Children and adults who pass a vision screening can still have an eye health or vision problem. A screening does not replace a comprehensive exam.',
    source: {
      title: 'Comprehensive eye exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
    },
    noted: '2026-11-20',
  },
  'soft-lenses-hours': {
    statement:
      'Children in the FDA’s follow-up study of MiSight 1 day are asked to wear the lenses about 10 hours a day, 6 days a week.',
    source: {
      title: 'MiSight 1 Day Post-Approval Study for Effectiveness (NCT05285553)',
      publisher: 'ClinicalTrials.gov',
      url: 'https://clinicaltrials.gov/study/NCT05285553',
    },
    noted: '2026-11-20',
  },
  'soft-lenses-infection': {
    statement:
      'Seven studies with 1,756 children in soft lenses, nearly all fitted at 12 or younger, saw one infection of the cornea: about 3 a year in 10,000 children (between 0.5 and 15). That is no more than in adults.',
    source: {
      title: 'Incidence of Corneal Adverse Events in Children Wearing Soft Contact Lenses',
      publisher: 'Eye & Contact Lens',
      url: 'https://pubmed.ncbi.nlm.nih.gov/36877990/',
    },
    noted: '2026-11-20',
  },
  'soft-lenses-label': {
    statement:
      'MiSight 1 day is approved to correct and to slow myopia in children with healthy eyes who are 8 to 12 at the start, with a prescription from −0.75 to −4.00 and at most 0.75 diopters of astigmatism. Each lens is thrown away when it comes out.',
    source: {
      title: 'Premarket Approval P180035',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P180035',
    },
    noted: '2026-11-20',
  },
  'soft-lenses-slowing': {
    statement:
      'In the three-year trial of MiSight 1 day (144 children of 8 to 12, 109 finished) the prescription rose 59% less and the eye lengthened 52% less than with ordinary soft lenses. The maker of the lens ran the trial.',
    source: {
      title: 'A 3-year Randomized Clinical Trial of MiSight Lenses for Myopia Control',
      publisher: 'Optometry and Vision Science',
      url: 'https://journals.lww.com/optvissci/Fulltext/2019/08000/A_3_year_Randomized_Clinical_Trial_of_MiSight.3.aspx',
    },
    noted: '2026-11-20',
  },
  'sports-eyewear': {
    statement:
      'For sports with a risk to the eyes the Academy advises sports eyewear with polycarbonate lenses. Everyday glasses and contact lenses do not protect enough.',
    source: {
      title: 'Sports Eye Safety',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries-sports',
    },
    noted: '2026-11-20',
  },
  'stroke-sight': {
    statement:
      'Sudden trouble seeing in one or both eyes, loss of balance, a drooping face, a weak arm or trouble speaking can be signs of a stroke: call 911, even if they go away, and note when they began.',
    source: {
      title: 'Stroke Symptoms and Warning Signs',
      publisher: 'American Stroke Association',
      url: 'https://www.stroke.org/en/about-stroke/stroke-symptoms',
    },
    noted: '2026-11-20',
  },
  'sunglasses-uv': {
    statement: 'Sunglasses should block 99 to 100 percent of both UVA and UVB light.',
    source: {
      title: 'Keep Your Eyes Healthy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/healthy-vision/how-eyes-work/keep-your-eyes-healthy',
    },
    noted: '2026-11-20',
  },
  'treatments-evidence': {
    statement:
      'The Cochrane review of treatments for myopia finds that they may slow the growth of the eye, with results that differ much between studies. Less is known beyond two years, whether the gain lasts is uncertain, and side effects were reported unevenly.',
    source: {
      title:
        'Interventions for myopia control in children: a living systematic review and network meta-analysis',
      publisher: 'Cochrane Database of Systematic Reviews',
      url: 'https://doi.org/10.1002/14651858.CD014758',
    },
    noted: '2026-11-20',
  },
  'treatments-slowing-most': {
    statement:
      'The top of the range, and not from a treatment we use for it: full-strength 1% atropine. Over two years the prescription of 400 children in Singapore rose 77% less than with placebo, and the eye hardly lengthened.',
    source: {
      title: 'Atropine for the Treatment of Childhood Myopia',
      publisher: 'Ophthalmology',
      url: 'https://doi.org/10.1016/j.ophtha.2006.05.062',
    },
    noted: '2026-11-20',
  },
  'treatments-stopping': {
    statement:
      'After stopping, little or no catching up was seen with dual-focus soft lenses, some with overnight lenses, and more with strong than with weak atropine drops.',
    source: {
      title: 'Discontinuing Myopia Control Therapy',
      publisher: 'Contact Lens Spectrum (sponsored newsletter)',
      url: 'https://clspectrum.com/issues/2024/julyaugust/discontinuing-myopia-control-therapy',
    },
    noted: '2026-11-20',
  },
  'treatments-strong-drops': {
    statement:
      'Strong atropine drops widen the pupil and take away the focus up close, and when they are stopped, myopia grows faster for a while.',
    source: {
      title: 'Topical Atropine in the Control of Myopia',
      publisher: 'Asia-Pacific Journal of Ophthalmology',
      url: 'https://journals.lww.com/apjoo/Fulltext/2016/11000/Topical_Atropine_in_the_Control_of_Myopia.7.aspx',
    },
    noted: '2026-11-20',
  },
  'white-pupil': {
    statement:
      'A white or odd reflection in a child’s pupil, often first seen in a photo, or an eye that turns can be a sign of retinoblastoma, a rare cancer of the eye. It is usually something else, but has to be looked at as soon as possible.',
    source: {
      title: 'Retinoblastoma (eye cancer in children)',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/conditions/retinoblastoma/',
    },
    noted: '2026-11-20',
  },
  'yearly-exam': {
    statement:
      'The American Optometric Association’s 2023 guideline stresses yearly exams in person for adults. Its intervals for healthy younger adults rest on expert consensus.',
    source: {
      title: 'Updated Clinical Guideline Reinforces Importance of Annual Eye Exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/about-the-aoa/press-room/press-releases/updated-clinical-guideline-reinforces-importance-of-annual-eye-exams-comprehensive-eye-care-with-doctors-of-optometry',
    },
    noted: '2026-11-20',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
