/**
 * More English briefs of the tests with what must be read from them, in the notation of
 * `parseSamples` (`brief-sample.ts`). `read-facts.test.ts` compares them;
 * `tests/support/copy-briefs.ts` measures ads of them.
 */
export const EN_BRIEFS_2 = String.raw`
# gym signup | Ironwood | Strength gym
keyMessage: No contract, no mirrors, no music you hate. Open 24/7. 39 a month. First week free
targetAudience: Men and women over 40 who think gyms are not for them
+ objection: No contract
+ objection: no mirrors
+ objection: no music you hate
+ time: Open 24/7 ~ time 24/7
+ price: 39 a month ~ price 39 a month
+ offer: First week free
- audience: Men and women over 40 who think gyms are not for them

# hair book | Copper & Kin | Colour correction
keyMessage: Free consultation, price agreed before we start. Ammonia-free colour. Late appointments until 9 pm on Thursdays.
+ offer: Free consultation
+ feature: price agreed before we start
+ objection: Ammonia-free colour
+ time: Late appointments until 9 pm on Thursdays ~ time until 9 pm on Thursdays

# photography book | Lantern Studio | Newborn photos
keyMessage: At your home, no rush, natural light. 20 edited photos for 240 euros. Gallery within ten days.
+ place: At your home ~ place At your home
+ objection: no rush
+ feature: natural light
+ price: 20 edited photos for 240 euros ~ number 20 edited; price 240 euros
+ time: Gallery within ten days ~ time within ten days

# moving quote | Two Men & a Piano | House moves
keyMessage: Fixed price after a video call. Nothing hidden. Pianos too. Rated 4.9 on Trustpilot by 1,208 customers.
additionalDetails: Do not compare us with competitors
+ feature: Fixed price after a video call
+ objection: Nothing hidden
+ feature: Pianos too
+ proof: Rated 4.9 on Trustpilot by 1,208 customers ~ number 4.9; number 1,208 customers
- note: Do not compare us with competitors

# gardening quote | Fern & Fox | Garden design
keyMessage: Plans drawn in two weeks, plants that survive clay. Site visit $120, refunded if you build with us. Serving Portland and Beaverton.
+ time: Plans drawn in two weeks, plants that survive clay ~ time in two weeks
+ price: Site visit $120, refunded if you build with us ~ price $120
+ place: Serving Portland and Beaverton ~ place Portland and Beaverton

# house-cleaning book | Tidy Nest | Weekly house cleaning
keyMessage: Same cleaner every week. Insured and DBS checked. £17 an hour, 2 hours minimum. Bring your own products or use ours.
+ time: Same cleaner every week ~ time every week
+ proof: Insured and DBS checked
+ price: £17 an hour, 2 hours minimum ~ price £17 an hour; time 2 hours
+ feature: Bring your own products or use ours

# software try | Rota | Shift planning app
keyMessage: Plan next week's shifts in 10 minutes. Staff swap shifts on their phone. Free for teams up to 10. Works with Sage and Xero.
+ time: Plan next week's shifts in 10 minutes ~ time in 10 minutes
+ feature: Staff swap shifts on their phone
+ offer: Free for teams up to 10 ~ number 10
+ process: Works with Sage and Xero

# restaurant book | Osteria Fina | Sunday lunch
keyMessage: Three courses for 28 pounds, every Sunday from noon. Children eat free. Pasta made that morning.
additionalDetails: We are closed on Mondays. keep it short
+ price: Three courses for 28 pounds ~ number Three courses; price 28 pounds
+ time: every Sunday from noon ~ time every Sunday from noon
+ offer: Children eat free
+ time: Pasta made that morning ~ time morning
- note: We are closed on Mondays
- note: keep it short

# tutoring book | Grade Up | Maths tutoring
keyMessage: Qualified teachers only. Online, 1:1, £32 per hour. 9 out of 10 pupils improve by at least one grade.
+ proof: Qualified teachers only
+ feature: Online, 1:1
+ price: £32 per hour ~ price £32 per hour
+ proof: 9 out of 10 pupils improve by at least one grade ~ number 9 out of 10 pupils

# cosmetics buy | Fen | Unscented face cream
keyMessage: Seven ingredients. No perfume, no plastic. 50 ml for £19. Dermatologically tested.
+ number: Seven ingredients ~ number Seven ingredients
+ objection: No perfume
+ objection: no plastic
+ price: 50 ml for £19 ~ number 50 ml; price £19
+ proof: Dermatologically tested

# car-repair book | Kirk's Garage | MOT and service
keyMessage: MOT £40. If it fails, the retest is free. Courtesy car included. Drop it off at 8, pick it up by 5.
+ price: MOT £40 ~ price £40
+ offer: If it fails, the retest is free
+ feature: Courtesy car included
+ time: Drop it off at 8, pick it up by 5 ~ time at 8; time by 5

# wedding-venue visit | The Boathouse | Wedding venue
keyMessage: Up to 120 guests by the river. One wedding per weekend. Caterer of your choice. From $3,500.
+ proof: Up to 120 guests by the river ~ number 120 guests; place by the river
+ time: One wedding per weekend ~ time weekend
+ feature: Caterer of your choice
+ price: From $3,500 ~ price From $3,500

# electrician quote | Volt Brothers | EV charger installation
keyMessage: Installed in half a day for £899 all in. OZEV approved. We handle the grid paperwork.
+ price: Installed in half a day for £899 all in ~ time in half a day; price £899
+ proof: OZEV approved
+ objection: We handle the grid paperwork

# vet book | Hillcrest Vets | Cat-only mornings
keyMessage: Every Tuesday from 8 to 11 there are no dogs in the building. Check-up 35 pounds.
+ objection: Every Tuesday from 8 to 11 there are no dogs in the building ~ time Every Tuesday from 8 to 11
+ price: Check-up 35 pounds ~ price 35 pounds

# nursery visit | Little Acorns | Day nursery
keyMessage: Outdoors every day, meals cooked on site, ages 1 to 5. Rated Outstanding by Ofsted. Open 7.30 to 18.00
campaignGoals: fill 6 places by September
+ time: Outdoors every day ~ time every day
+ place: meals cooked on site ~ place on site
+ number: ages 1 to 5 ~ number ages 1 to 5
+ proof: Rated Outstanding by Ofsted
+ time: Open 7.30 to 18.00 ~ time Open 7.30 to 18.00
- note: fill 6 places by September

# real-estate call | Keystone Lettings | Property management
keyMessage: 8% of rent, nothing else. Tenants found in 12 days on average. You get paid on the 1st, even if the rent is late.
targetAudience: landlords with one or two flats
+ objection: 8% of rent, nothing else ~ percent 8%
+ time: Tenants found in 12 days on average ~ time in 12 days
+ objection: You get paid on the 1st, even if the rent is late
- audience: landlords with one or two flats

# books buy | Quill House | The Tide Clock (novel)
keyMessage: "Unputdownable" - The Harbour Gazette. A lighthouse, two sisters, one winter. Paperback £9.99, out 14 March.
+ proof: "Unputdownable" - The Harbour Gazette
+ number: A lighthouse, two sisters, one winter ~ number two sisters
+ price: Paperback £9.99 ~ price £9.99
+ time: out 14 March ~ time 14 March

# translation quote | Lingua Bridge | Certified translations
keyMessage: Accepted by the Home Office. £35 per page. Back in 24 hours. Upload a photo, get a PDF.
+ feature: Accepted by the Home Office
+ price: £35 per page ~ price £35 per page
+ time: Back in 24 hours ~ time in 24 hours
+ process: Upload a photo, get a PDF
# meal-kit order | Nana's Kitchen | Meal prep
keyMessage: high protein meals, 12 for 60 quid, cooked fresh every sunday. 450kcal each. Free delivery in Croydon
targetAudience: gym people
+ feature: high protein meals
+ price: 12 for 60 quid ~ number 12; price 60 quid
+ time: cooked fresh every sunday ~ time every sunday
+ feature: 450kcal each
+ offer: Free delivery in Croydon ~ place Croydon
- audience: gym people
# dog-walking book | Paws Hotel | dog boarding
keyMessage: Only 6 dogs at a time. They sleep in the house not in kennels. $55/night. Webcam so you can check in.
targetAudience: dog owners going on holiday
+ number: Only 6 dogs at a time ~ number 6 dogs
+ benefit: They sleep in the house not in kennels
+ price: $55/night ~ price $55/night
+ benefit: Webcam so you can check in
- audience: dog owners going on holiday
# course signup | Coastal Surf School | Beginner surf lessons
keyMessage: 2 hour lesson, board + wetsuit included. $85 per person. Max 6 per coach. If the waves are flat you get your money back.
targetAudience: families on holiday
+ time: 2 hour lesson, board + wetsuit included ~ time 2 hour
+ price: $85 per person ~ price $85 per person
+ number: Max 6 per coach ~ number 6
+ offer: If the waves are flat you get your money back
- audience: families on holiday
# none none | Sharp & Co | Knife sharpening
keyMessage: drop off at the market saturday, collect in 20 mins. £5 a knife, 5 for £20
targetAudience: home cooks
+ time: drop off at the market saturday, collect in 20 mins ~ time saturday; time in 20 mins
+ price: £5 a knife, 5 for £20 ~ price £5 a knife; number 5; price £20
- audience: home cooks
# bookkeeping try | PayPup | Payroll software
keyMessage: Payroll in 5 minutes. HMRC recognised. £4 per employee per month. Free for the first 3 months. No contract
targetAudience: small cafes
+ time: Payroll in 5 minutes ~ time in 5 minutes
+ feature: HMRC recognised
+ price: £4 per employee per month ~ price £4
+ offer: Free for the first 3 months ~ time for the first 3 months
+ objection: No contract
- audience: small cafes
# escape-room book | Blue Door Escape | Escape room
keyMessage: 60 minutes, 2 to 6 players. £22 per person. New room: The Submarine. Only 1 in 4 teams get out.
targetAudience: groups of friends
+ time: 60 minutes ~ time 60 minutes
+ number: 2 to 6 players ~ number 2 to 6 players
+ price: £22 per person ~ price £22 per person
+ feature: New room: The Submarine
+ proof: Only 1 in 4 teams get out ~ number 1 in 4 teams
- audience: groups of friends
`;
