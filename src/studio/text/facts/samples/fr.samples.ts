/**
 * French briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const FR_BRIEFS = String.raw`
# bakery visit | La Mie de Pierre | Pain au levain
keyMessage: Pétri la veille, cuit au feu de bois à 6 h. Farine du moulin d'à côté, sans additif. 4,20 € la miche.
additionalDetails: Ton chaleureux. Ne pas dire bon marché.
+ time: Pétri la veille, cuit au feu de bois à 6 h ~ time à 6 h
+ feature: Farine du moulin d'à côté
+ objection: sans additif
+ price: 4,20 € la miche ~ price 4,20 € la miche
- note: Ton chaleureux
- note: Ne pas dire bon marché

# plumber quote | Plomberie Marchal | Dépannage chauffage
keyMessage: Intervention en moins de 4 heures, même le dimanche. Devis gratuit, déplacement offert. À Nantes et Rezé depuis 1994.
+ time: Intervention en moins de 4 heures, même le dimanche ~ time en moins de 4 heures; time le dimanche
+ offer: Devis gratuit
+ offer: déplacement offert
+ proof: À Nantes et Rezé depuis 1994 ~ place Nantes et Rezé; time depuis 1994

# divorce-law book | Cabinet Lemoine | Divorce à l'amiable
keyMessage: Forfait de 1 200 € par époux, sans surprise. Premier rendez-vous offert. Avocate au barreau de Lille.
additionalDetails: Ton sobre. Pas d'humour.
+ price: Forfait de 1 200 € par époux ~ price 1 200 € par époux
+ objection: sans surprise
+ offer: Premier rendez-vous offert
+ proof: Avocate au barreau de Lille ~ place Lille
- note: Ton sobre
- note: Pas d'humour

# freight quote | Transports Kervella | Fret vers l'Irlande
keyMessage: Enlèvement avant 16 h, livré le lendemain matin. 79 € la palette, douane comprise. Nous gérons les papiers.
campaignGoals: Plus de demandes de devis
+ time: Enlèvement avant 16 h, livré le lendemain matin ~ time avant 16 h; time le lendemain
+ price: 79 € la palette ~ price 79 € la palette
+ feature: douane comprise
+ objection: Nous gérons les papiers
- note: Plus de demandes de devis

# solar quote | Soleil Voisin | Panneaux solaires
keyMessage: Étude sous une semaine, posés en deux jours. Artisan RGE. À partir de 6 900 €. Garantie 25 ans.
+ time: Étude sous une semaine, posés en deux jours ~ time sous une semaine; time en deux jours
+ proof: Artisan RGE
+ price: À partir de 6 900 € ~ price À partir de 6 900 €
+ objection: Garantie 25 ans ~ time 25 ans

# dentist book | Cabinet dentaire des Quais | Détartrage
keyMessage: 45 minutes, 65 euros. Rendez-vous le jour même pour les urgences. Parking gratuit.
+ time: 45 minutes ~ time 45 minutes
+ price: 65 euros ~ price 65 euros
+ time: Rendez-vous le jour même pour les urgences ~ time le jour même
+ offer: Parking gratuit

# charity donate | La Table d'en Face | Repas pour les familles
keyMessage: 12 euros nourrissent une famille pendant une journée. 93 centimes de chaque euro vont aux repas. 41 000 repas servis à Lyon l'an dernier.
campaignGoals: dons avant Noël
+ price: 12 euros nourrissent une famille pendant une journée ~ price 12 euros; time pendant une journée
+ number: 93 centimes de chaque euro vont aux repas ~ number 93 centimes
+ number: 41 000 repas servis à Lyon l'an dernier ~ number 41 000 repas; place Lyon
- note: dons avant Noël

# museum visit | Musée de l'Écluse | Nocturne au musée
keyMessage: Chaque premier vendredi jusqu'à 23 h. Entrée 9 €, gratuit pour les moins de 18 ans.
+ time: Chaque premier vendredi jusqu'à 23 h ~ time Chaque premier vendredi jusqu'à 23 h
+ price: Entrée 9 € ~ price 9 €
+ offer: gratuit pour les moins de 18 ans ~ number moins de 18 ans

# funeral call | Maison Perrin | Pompes funèbres
keyMessage: Joignables jour et nuit. Obsèques simples dès 1 450 €, tout est expliqué par écrit. Maison familiale depuis 1952.
additionalDetails: Ton digne. Éviter le mot « pas cher ».
+ time: Joignables jour et nuit ~ time jour et nuit
+ price: Obsèques simples dès 1 450 €, tout est expliqué par écrit ~ price dès 1 450 €
+ proof: Maison familiale depuis 1952 ~ time depuis 1952
- note: Ton digne
- note: Éviter le mot « pas cher »

# jam order | Confitures Sauvages | Confitures de saison
keyMessage: Faites le lundi avec les fruits cueillis le samedi. 70 % de fruits, sans pectine. 4,80 € le pot, trois pour 13 €.
+ time: Faites le lundi avec les fruits cueillis le samedi ~ time le lundi; time le samedi
+ number: 70 % de fruits ~ percent 70 %
+ objection: sans pectine
+ price: 4,80 € le pot, trois pour 13 € ~ price 4,80 € le pot; number trois; price 13 €

# physiotherapy book | Kiné Mouvement | Kinésithérapie du dos
keyMessage: 40 minutes, toujours avec la même personne. Sans ordonnance. 48 € la séance.
+ time: 40 minutes, toujours avec la même personne ~ time 40 minutes
+ objection: Sans ordonnance
+ price: 48 € la séance ~ price 48 € la séance

# insurance quote | Patte Douce | Assurance chien
keyMessage: Dès 9,90 € par mois, résiliable à tout moment. Frais vétérinaires remboursés en 5 jours.
+ price: Dès 9,90 € par mois ~ price Dès 9,90 € par mois
+ objection: résiliable à tout moment
+ time: Frais vétérinaires remboursés en 5 jours ~ time en 5 jours

# language-school try | Parlons | Cours d'espagnol
keyMessage: Huit personnes maximum. Le mardi et le jeudi de 18 h 30 à 20 h. Premier cours gratuit. 180 € pour dix semaines.
+ number: Huit personnes maximum ~ number Huit personnes
+ time: Le mardi et le jeudi de 18 h 30 à 20 h ~ time Le mardi et le jeudi de 18 h 30 à 20 h
+ offer: Premier cours gratuit
+ price: 180 € pour dix semaines ~ price 180 €; time pour dix semaines

# coffee order | Torréfaction du Port | Abonnement café
keyMessage: Torréfié le lundi, chez vous le mercredi. Pause ou arrêt quand vous voulez. -20 % sur le premier sachet avec le code SALUT20.
+ time: Torréfié le lundi, chez vous le mercredi ~ time le lundi; place chez vous; time le mercredi
+ feature: Pause ou arrêt quand vous voulez
+ offer: -20 % sur le premier sachet avec le code SALUT20 ~ percent 20 %

# house-cleaning book | Maison Claire | Ménage à domicile
keyMessage: La même personne chaque semaine. 26 € de l'heure, crédit d'impôt de 50 %. Sans engagement.
+ time: La même personne chaque semaine ~ time chaque semaine
+ price: 26 € de l'heure ~ price 26 € de l'heure
+ number: crédit d'impôt de 50 % ~ percent 50 %
+ objection: Sans engagement

# restaurant book | Chez Odile | Menu du midi
keyMessage: Entrée, plat et dessert pour 17 €, du mardi au vendredi. Produits du marché. Rue des Halles, à deux pas de la gare.
+ price: Entrée, plat et dessert pour 17 €, du mardi au vendredi ~ price 17 €; time du mardi au vendredi
+ feature: Produits du marché
+ number: Rue des Halles, à deux pas de la gare ~ number deux

# yoga book | Point Calme | Yoga débutants
keyMessage: Six mercredis, tapis fournis, personne ne regarde. 90 € le cycle. Début le 3 mars.
additionalDetails: ton calme. pas d'emojis. tutoyer
+ time: Six mercredis ~ time Six mercredis
+ feature: tapis fournis
+ feature: personne ne regarde
+ price: 90 € le cycle ~ price 90 € le cycle
+ time: Début le 3 mars ~ time le 3 mars
- note: ton calme
- note: pas d'emojis
- note: tutoyer

# roofing quote | Toitures Garnier | Réparation de toiture
keyMessage: Fuite réparée sous 48 heures. Devis écrit avant de monter. Garantie décennale. Trois générations de couvreurs.
+ time: Fuite réparée sous 48 heures ~ time sous 48 heures
+ feature: Devis écrit avant de monter
+ objection: Garantie décennale
+ proof: Trois générations de couvreurs ~ number Trois générations

# dog-walking book | Balade & Co | Promenade de chiens
keyMessage: Quatre chiens par balade, photo après chaque sortie. 14 € la promenade.
additionalDetails: Ton drôle. Pensé pour les propriétaires inquiets. Ne jamais mentionner Uber. Utiliser le mot sauvage.
+ number: Quatre chiens par balade, photo après chaque sortie ~ number Quatre chiens
+ price: 14 € la promenade ~ price 14 € la promenade
- note: Ton drôle
- audience: Pensé pour les propriétaires inquiets
- note: Ne jamais mentionner Uber
- note: Utiliser le mot sauvage

# software try | Planning Facile | Logiciel de planning
keyMessage: Le planning de la semaine prochaine en 10 minutes. Gratuit jusqu'à 10 salariés. Essai de 14 jours sans carte bancaire.
+ time: Le planning de la semaine prochaine en 10 minutes ~ time de la semaine prochaine; time en 10 minutes
+ offer: Gratuit jusqu'à 10 salariés ~ number 10 salariés
+ offer: Essai de 14 jours sans carte bancaire ~ time de 14 jours

# debt-advice call | Point d'Appui | Conseil budget
keyMessage: Gratuit et confidentiel. Nous parlons à vos créanciers. Association reconnue d'utilité publique.
+ offer: Gratuit et confidentiel
+ feature: Nous parlons à vos créanciers
+ proof: Association reconnue d'utilité publique
# bike-repair book | Vélo Malin | Révision vélo
keyMessage: révision complète 45€, prêt en 24h. On vient chercher le vélo chez vous. Garantie 3 mois
targetAudience: cyclistes
+ price: révision complète 45€ ~ price 45€
+ time: prêt en 24h ~ time en 24h
+ place: On vient chercher le vélo chez vous ~ place chez vous
+ objection: Garantie 3 mois ~ time 3 mois
- audience: cyclistes
# none signup | Atelier Garance | Cours de poterie
keyMessage: 2 heures, tout le matériel est fourni. 45 € la séance, cuisson comprise. 6 personnes maximum
targetAudience: débutants
+ time: 2 heures, tout le matériel est fourni ~ time 2 heures
+ price: 45 € la séance ~ price 45 € la séance
+ feature: cuisson comprise
+ number: 6 personnes maximum ~ number 6 personnes
- audience: débutants
`;
