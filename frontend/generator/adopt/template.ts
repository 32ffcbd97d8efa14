/** The output of `make adopt ANSWERS=template`, to fill in for `make adopt <answers.yaml`. */
export const template = `# Answers for make adopt. Fill them in, and delete optional lines that you don't need:
#   make adopt <answers.yaml
# If an answer doesn't fit, make adopt explains what it needs.

name:
shortName:                  # up to 20 characters
address:
  street:
  city:
  county:                   # optional, with the word County
  state:                    # two letters
  zip: ''                   # in quotes
geo:                        # a right click in Google Maps copies both
  latitude:
  longitude:
phone:
timeZone: America/New_York  # or America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles …
hours:                      # closed, 9:00 AM to 5:00 PM, or [9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]
  Monday:
  Tuesday:
  Wednesday:
  Thursday:
  Friday:
  Saturday:
  Sunday:
closures: []                # such as [{ date: 2027-12-25, reason: Christmas Day }]
booking: https://
social:                     # optional
  Facebook: https://
  Instagram: https://
insurers:
  vision: []                # such as [VSP, EyeMed]
  medical: []
  medicare: false
  medicaid: []              # as patients call them, such as [NJ FamilyCare (Medicaid)]
emergencyRoom:              # optional: the name that local people use, with the city
payment: [cash, credit cards]
priceRange: $$
prices:                     # without insurance, such as $120 to $160; each is optional
  exam:
  childExam:
  contactLensFitting:
  firstMyopiaYear:
remake:                     # optional: how many days you remake a lens for free if the prescription is wrong
  days:
languages: [English]        # at the front desk
interpreters: false         # true if you offer free interpreters by phone for other languages
treatments: [overnight-lenses, soft-lenses, atropine, myopia-glasses]
doctors:
  - name:                   # with the title, such as Dr. …
    pronouns:               # she, he or they
    credentials:            # such as OD
    focus:                  # such as Contact lenses
    roles: [founder, myopia] # one doctor is the founder, one leads myopia management; newest is optional
    languages: [English]    # of the exam
    biography:              # optional, a few sentences
brand: ''                   # optional, such as '#0b4f55'; accent with it
accent: ''
towns: []                   # optional: nearby towns that each get a page
`;
