/**
 * English briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const EN_BRIEFS_1 = String.raw`
# bike-repair book | Harbor Lane Bikes | e-bike servicing
keyMessage: Booked by 10, back by 5. 59 dollars, parts extra. Loan bike free.
targetAudience: Commuters who cannot be without their bike
+ time: Booked by 10, back by 5 ~ time by 10; time by 5
+ price: 59 dollars, parts extra ~ price 59 dollars
+ offer: Loan bike free
- audience: Commuters who cannot be without their bike

# bookkeeping signup | Ledgerleaf | Bookkeeping for tradespeople
keyMessage: Photograph the receipt, we do the rest. Fixed 89 a month. Quarterly VAT included.
targetAudience: plumbers and electricians who hate paperwork
additionalDetails: tone funny. never mention Xero
+ process: Photograph the receipt, we do the rest
+ price: Fixed 89 a month ~ price Fixed 89 a month
+ feature: Quarterly VAT included ~ time Quarterly
- note: tone funny
- note: never mention Xero
- audience: plumbers and electricians who hate paperwork

# saas-invoicing try | Settle | Invoice reminders
keyMessage: Sends polite reminders so you don't have to. 14-day trial, no card needed. $9 a month.
targetAudience: Freelance designers who hate chasing clients
additionalDetails: Do not say cheap. Use the word calm.
+ objection: Sends polite reminders so you don't have to
+ offer: 14-day trial ~ time 14-day
+ objection: no card needed
+ price: $9 a month ~ price $9 a month
- note: Do not say cheap
- note: Use the word calm
- audience: Freelance designers who hate chasing clients

# plumber call | Brightwell Heating | Boiler repair
keyMessage: Gas Safe registered. No call-out fee. We come within 4 hours, even on Sundays. Serving Kemptown and Hove since 1994.
additionalDetails: 4.8 from 312 reviews. Keep it serious.
+ proof: Gas Safe registered
+ objection: No call-out fee
+ time: We come within 4 hours, even on Sundays ~ time within 4 hours; time on Sundays
+ proof: Serving Kemptown and Hove since 1994 ~ place Kemptown and Hove; time since 1994
+ proof: 4.8 from 312 reviews ~ number 4.8; number 312 reviews
- note: Keep it serious

# bakery visit | Crumb & Co | Sourdough croissants
keyMessage: 48-hour dough, real butter, gone by noon. Open Tuesday to Sunday from 7.30 am
targetAudience: people in Brighton who like breakfast
+ time: 48-hour dough ~ time 48-hour
+ feature: real butter
+ time: gone by noon ~ time by noon
+ time: Open Tuesday to Sunday from 7.30 am ~ time Tuesday to Sunday from 7.30 am
- audience: people in Brighton who like breakfast

# dog-walking book | Muddy Paws | Dog walking in Leeds
keyMessage: Small packs of four, GPS tracked walks, photo after every walk. £14 per walk.
additionalDetails: Tone funny. Made for nervous dog owners. Never mention Uber.
+ number: Small packs of four ~ number four
+ feature: GPS tracked walks
+ feature: photo after every walk
+ price: £14 per walk ~ price £14 per walk
- note: Tone funny
- audience: Made for nervous dog owners
- note: Never mention Uber

# freight quote | Northquay Freight | Pallet shipping to Ireland
keyMessage: Collected by 4 pm, in Dublin the next morning. One price per pallet: 68 pounds, customs included. No paperwork for you: we file it.
campaignGoals: More quote requests from small manufacturers
+ time: Collected by 4 pm, in Dublin the next morning ~ time by 4 pm; place Dublin; time the next morning
+ price: One price per pallet: 68 pounds, customs included ~ price 68 pounds
+ objection: No paperwork for you: we file it
- note: More quote requests from small manufacturers

# divorce-law book | Hale Family Law | Divorce consultation
keyMessage: First 30 minutes free. Fixed fee of £1,200 for uncontested divorces. Chartered solicitors in York.
targetAudience: people going through a separation
additionalDetails: Respectful, no jokes. Don't promise results.
+ offer: First 30 minutes free ~ time First 30 minutes
+ price: Fixed fee of £1,200 for uncontested divorces ~ price £1,200
+ proof: Chartered solicitors in York ~ place York
- note: Respectful, no jokes
- note: Don't promise results
- audience: people going through a separation

# jam order | Thistle & Spoon | Small-batch jam
keyMessage: Made on Mondays from fruit picked on Saturday. 70% fruit, no pectin. £4.80 a jar, three for £13.
additionalDetails: use the word wild
+ time: Made on Mondays from fruit picked on Saturday ~ time on Mondays; time on Saturday
+ number: 70% fruit ~ percent 70%
+ objection: no pectin
+ price: £4.80 a jar, three for £13 ~ price £4.80 a jar; number three; price £13
- note: use the word wild

# solar quote | Sunfold Energy | Solar panels for terraced houses
keyMessage: Survey within a week, installed in two days. MCS certified. 25-year guarantee. From £4,900.
campaignGoals: get enquiries
targetAudience: homeowners
+ time: Survey within a week, installed in two days ~ time within a week; time in two days
+ proof: MCS certified
+ objection: 25-year guarantee ~ time 25-year
+ price: From £4,900 ~ price From £4,900
- note: get enquiries
- audience: homeowners

# roofing quote | Slate & Sons | Roof repairs
keyMessage: Leaks fixed within 48 hours. Written quote before we climb. 10 year guarantee. 3 generations of roofers in Bath
additionalDetails: Mention that we are insured up to 5 million pounds.
+ time: Leaks fixed within 48 hours ~ time within 48 hours
+ feature: Written quote before we climb
+ objection: 10 year guarantee ~ time 10 year
+ proof: 3 generations of roofers in Bath ~ number 3 generations; place Bath
+ proof: we are insured up to 5 million pounds ~ number 5 million

# insurance quote | Pawsure | Pet insurance
keyMessage: From £6 a month. Vet bills paid in 5 days. Pre-existing conditions are covered after 24 months.
additionalDetails: no scare tactics please. Don't mention age limits
+ price: From £6 a month ~ price From £6 a month
+ time: Vet bills paid in 5 days ~ time in 5 days
+ time: Pre-existing conditions are covered after 24 months ~ time after 24 months
- note: no scare tactics please
- note: Don't mention age limits

# charity donate | Second Table | Meals for families
keyMessage: £12 feeds a family for a day. 93p of every pound goes to food. Last year 41,000 meals in Hull.
campaignGoals: donations before Christmas
additionalDetails: No pity. Be warm.
+ price: £12 feeds a family for a day ~ price £12
+ feature: 93p of every pound goes to food
+ number: Last year 41,000 meals in Hull ~ number 41,000 meals; place Hull
- note: No pity
- note: Be warm
- note: donations before Christmas

# drone-survey quote | Kestrel Aerial | Roof surveys by drone
keyMessage: 200 photos in 20 minutes, no scaffolding. Report in 48h. CAA licensed pilots.
targetAudience: surveyors and housing associations
+ time: 200 photos in 20 minutes ~ number 200 photos; time in 20 minutes
+ objection: no scaffolding
+ time: Report in 48h ~ time in 48h
+ proof: CAA licensed pilots
- audience: surveyors and housing associations

# museum visit | Lockside Museum | Night at the Museum
keyMessage: Every first Friday until 11 pm. Live jazz, one free drink, all galleries open. Tickets £15, under 18s free.
callToAction: Get tickets
+ time: Every first Friday until 11 pm ~ time Every first Friday until 11 pm
+ feature: Live jazz
+ offer: one free drink, all galleries open
+ offer: Tickets £15, under 18s free ~ price £15; number under 18s

# funeral call | Marlow & Daughters | Funeral care
keyMessage: We answer the phone day and night. Simple funerals from £1,450, everything explained in writing first. Family run since 1952.
additionalDetails: Dignified tone. Never use the word cheap.
+ feature: We answer the phone day and night
+ price: Simple funerals from £1,450, everything explained in writing first ~ price from £1,450
+ proof: Family run since 1952 ~ time since 1952
- note: Dignified tone
- note: Never use the word cheap

# dentist book | Quayside Dental | Dental cleaning
keyMessage: 45 minutes with a hygienist, £65. Same-day appointments for emergencies. Free parking behind the practice.
targetAudience: adults who have not been to the dentist for years
+ price: 45 minutes with a hygienist, £65 ~ time 45 minutes; price £65
+ time: Same-day appointments for emergencies ~ time Same-day
+ offer: Free parking behind the practice ~ place behind the practice
- audience: adults who have not been to the dentist for years

# physiotherapy book | Motion Lane Physio | Physiotherapy for back pain
keyMessage: One-to-one, 40 minutes, always the same therapist. No referral needed. HCPC registered. £48 per session.
+ feature: One-to-one
+ time: 40 minutes ~ time 40 minutes
+ feature: always the same therapist
+ objection: No referral needed
+ proof: HCPC registered
+ price: £48 per session ~ price £48 per session

# debt-advice call | Clearpath | Debt advice
keyMessage: Free and confidential. We talk to your creditors for you. FCA authorised charity.
targetAudience: people who are behind on bills
additionalDetails: Calm and respectful. No urgency.
+ offer: Free and confidential
+ objection: We talk to your creditors for you
+ proof: FCA authorised charity
- note: Calm and respectful
- note: No urgency
- audience: people who are behind on bills

# language-school try | Verbo | Spanish evening classes
keyMessage: Max. 8 people per class. Tuesdays and Thursdays, 6.30 pm to 8 pm. First lesson free. £180 for 10 weeks.
+ number: Max. 8 people per class ~ number 8 people
+ time: Tuesdays and Thursdays, 6.30 pm to 8 pm ~ time Tuesdays and Thursdays, 6.30 pm to 8 pm
+ offer: First lesson free
+ price: £180 for 10 weeks ~ price £180; time for 10 weeks

# yoga book | Still Point | Beginners' yoga
keyMessage: Six Wednesdays, mats provided, nobody watches. $90 for the course. Starts 3 March.
additionalDetails: tone calm. no emojis
+ time: Six Wednesdays ~ time Six Wednesdays
+ feature: mats provided
+ feature: nobody watches
+ price: $90 for the course ~ price $90
+ time: Starts 3 March ~ time 3 March
- note: tone calm
- note: no emojis

# coffee order | Pike Street Roasters | Coffee subscription
keyMessage: Roasted on Monday, at your door on Wednesday. Skip or cancel anytime. 20% off the first bag with code HELLO20.
+ time: Roasted on Monday, at your door on Wednesday ~ time on Monday; time on Wednesday
+ objection: Skip or cancel anytime
+ offer: 20% off the first bag with code HELLO20 ~ percent 20%
`;
